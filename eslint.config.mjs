import parser from '@typescript-eslint/parser';
import reactHooks from 'eslint-plugin-react-hooks';

/** React's own rules for hooks and its compiler; all other rules are Biome's. */
export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['packages/web/src/**/*.{ts,tsx}'],
    languageOptions: { parser },
  },
];
