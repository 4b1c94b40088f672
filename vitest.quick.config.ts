import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import whole from './vitest.config.ts';

/** The inner loop: rules, kernel, boards; without long runs of random games, the server's threads and the command line. */
export default mergeConfig(
  whole,
  defineConfig({
    test: {
      globalSetup: [],
      exclude: [
        ...configDefaults.exclude,
        'packages/games/*/contract/**',
        '**/contract*.test.ts',
        '**/golden.test.ts',
        '**/matrix.test.ts',
        'packages/games/*/bots/bots.test.ts',
        '**/worlds.test.ts',
        '**/*.property.test.ts',
        'packages/{server,cli}/**',
      ],
    },
  }),
);
