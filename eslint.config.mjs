import parser from '@typescript-eslint/parser';
import reactHooks from 'eslint-plugin-react-hooks';

const ASK_ELSEWHERE =
  'A prompt is a key of texts. What a board must know stands in `of`, `where`, `params` or the view.';
const READ = ':matches(MemberExpression[property.name="prompt"], MemberExpression[property.value="prompt"])';
const TAKEN_APART = 'ObjectPattern > Property[key.name="prompt"]';
const PROMPT = `:matches(Identifier[name="prompt"], ${READ})`;

const refuse = (...selectors) => ({
  'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message: ASK_ELSEWHERE }))],
});

/** React's own rules for hooks and its compiler, and what boards may read of a question; all other rules are Biome's. */
export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['packages/web/src/**/*.{ts,tsx}'],
    languageOptions: { parser },
  },
  {
    files: ['packages/web/src/games/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: refuse(READ, TAKEN_APART),
  },
  {
    files: ['packages/web/src/kit/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: refuse(
      `BinaryExpression > ${PROMPT}`,
      `SwitchStatement > ${PROMPT}.discriminant`,
      `CallExpression > ${PROMPT}.arguments`,
      `MemberExpression[computed=true] > ${PROMPT}.property`,
    ),
  },
];
