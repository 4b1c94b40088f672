/**
 * @typedef {object} Guide
 * @property {string} page
 * @property {readonly string[]} golden test files that add golden records
 * @property {readonly string[]} typechecked from the root, or from packages/web if they begin with src/
 * @property {readonly string[]} tests
 * @property {readonly { path: string, noticedBy: readonly string[] }[]} forgettable
 */

const GAME = 'packages/games/highcard';
const BOARD = 'packages/web/src/games/highcard';
const SKELETON = 'packages/games/skeleton.test.ts';
const BOARD_SKELETON = 'packages/web/src/games/skeleton.test.ts';
const BOOKS = 'packages/web/src/rules/loadBook.test.ts';

/** @type {readonly Guide[]} */
export const GUIDES = [
  {
    page: 'walkthrough-high-card.md',
    golden: [`${GAME}/golden`],
    typechecked: [`${GAME}/**/*.ts`, 'packages/games/index.ts', 'src/games/highcard', 'src/env.d.ts'],
    tests: [GAME, SKELETON, BOARD_SKELETON, BOOKS],
    forgettable: [
      { path: 'packages/games/list.ts', noticedBy: [SKELETON] },
      { path: `${BOARD}/art/Box.tsx`, noticedBy: [BOARD_SKELETON] },
      { path: `${GAME}/contract/seats2.test.ts`, noticedBy: [SKELETON] },
      { path: `${GAME}/golden/golden.test.ts`, noticedBy: [SKELETON] },
      { path: `${GAME}/testing/plan.ts`, noticedBy: [SKELETON] },
      { path: `${GAME}/text/text.test.ts`, noticedBy: [SKELETON] },
      { path: `${BOARD}/art/index.ts`, noticedBy: [BOARD_SKELETON] },
      { path: `${BOARD}/words/sk.ts`, noticedBy: [BOARD_SKELETON] },
      { path: 'rules/cs/highcard.md', noticedBy: [BOOKS] },
    ],
  },
];
