/**
 * @typedef {object} Guide
 * @property {string} page
 * @property {readonly string[]} golden test files that add golden records
 * @property {readonly string[]} typechecked from the root, or from packages/web if they begin with src/
 * @property {readonly (readonly string[])[]} tests the arguments of each run
 * @property {readonly { path: string, noticedBy: readonly string[] }[]} forgettable
 */

const GAME = 'packages/games/highcard';
const BOARD = 'packages/web/src/games/highcard';
const SKELETON = 'packages/games/skeleton.test.ts';
const BOARD_SKELETON = 'packages/web/src/games/skeleton.test.ts';
const BOOKS = 'packages/web/src/rules/book/loadBook.test.ts';

const DOMINION = 'packages/games/dominion';
const CARDS = `${DOMINION}/rules/cards`;
const CARD_TEXTS = `${DOMINION}/text/cards/cards.test.ts`;
const DOMINION_BOARD = 'packages/web/src/games/dominion';
const EVERY_CARD = `${DOMINION_BOARD}/card/everyCard.test.ts`;
const CARDS_IN_BOOKS = [BOOKS, ...named('dominion.*names and texts')];

/** Only the tests whose names match.
 * @param {string} pattern */
function named(pattern) {
  return ['-t', pattern.replaceAll(' ', '.')];
}

/** @type {readonly Guide[]} */
export const GUIDES = [
  {
    page: 'walkthrough-high-card.md',
    golden: [`${GAME}/golden`],
    typechecked: [`${GAME}/**/*.ts`, 'packages/games/index.ts', 'src/games/highcard', 'src/env.d.ts'],
    tests: [[GAME, SKELETON, BOARD_SKELETON, BOOKS]],
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
  {
    page: 'adding-a-card.md',
    golden: [`${DOMINION}/golden`],
    typechecked: [
      `${DOMINION}/index.ts`,
      `${CARDS}/intrigue3.test.ts`,
      'src/games/dominion/art',
      'src/games/dominion/card',
      'src/env.d.ts',
    ],
    tests: [
      [CARDS, CARD_TEXTS, `${DOMINION}/rules/revisions.test.ts`, `${DOMINION}/rules/setup.test.ts`, EVERY_CARD],
      [`${DOMINION}/rules/interactions.test.ts`, BOOKS, ...named('clockmaker|book of dominion')],
    ],
    forgettable: [
      { path: 'rules/dominion.md', noticedBy: CARDS_IN_BOOKS },
      { path: 'rules/cs/dominion.md', noticedBy: CARDS_IN_BOOKS },
      { path: 'rules/dominion.cards.json', noticedBy: [CARD_TEXTS] },
      { path: `${CARDS}/intrigue.ts`, noticedBy: [`${CARDS}/intrigue3.test.ts`] },
      { path: `${DOMINION}/text/cards/sk.ts`, noticedBy: [CARD_TEXTS] },
      { path: `${DOMINION_BOARD}/art/intrigue.ts`, noticedBy: [EVERY_CARD] },
      { path: `${DOMINION_BOARD}/card/signs.ts`, noticedBy: [EVERY_CARD] },
    ],
  },
];
