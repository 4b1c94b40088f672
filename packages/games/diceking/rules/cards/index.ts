import { type Part, type Program, program } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { Citizen } from '../printed/shape.ts';
import { askCapture, capture } from '../verbs/capture.ts';
import { askSlay, slay } from '../verbs/fires.ts';
import { askStealCard, askStealGem, stealCard, stealGem } from '../verbs/steal.ts';
import { askPlace, drawTiles, putBack } from '../verbs/tiles.ts';
import { build, lacksToken, takeGemOfSupply, winAtOnce } from '../verbs/tokens.ts';
import { cardsIn, DRAWN } from '../zones.ts';

/** What winning a citizen brings (section 8), one program for each deck; `stars` are those of the card just won. */

const buildOne: readonly Part<Turn>[] = [
  (x) => x.askUnlessForced(askPlace(x, 'build', 'DIC-8.1')),
  (x) => build(x, x.chosen),
];

const merchant: Program<Turn> = program([
  (x) => drawTiles(x, x.state.stars), // DIC-8.4
  ...buildOne,
  (x) => putBack(x),
  (x) => {
    if (x.state.stars === 3) takeGemOfSupply(x); // DIC-8.5
  },
]);

const stealsCard = (x: Turn) => (x.data.cards[x.state.claim] as Citizen).steals === 'card';

const thief: Program<Turn> = program([
  (x) => drawTiles(x, stealsCard(x) ? 2 : 1), // DIC-8.6
  ...buildOne,
  (x) => putBack(x),
  (x) => {
    const question = stealsCard(x) ? askStealCard(x) : askStealGem(x);
    if (question !== null) x.ask(question);
  },
  (x) => {
    const stolen = x.answerOf(x.me)?.[0];
    if (stolen !== undefined) (stealsCard(x) ? stealCard : stealGem)(x, stolen);
  },
]);

const slayer: Program<Turn> = program([
  (x) => x.askUnlessForced(askSlay(x)), // DIC-8.8
  (x) => slay(x, x.chosen),
]);

const rogue: Program<Turn> = program([
  (x) => x.askUnlessForced(askCapture(x)), // DIC-8.9
  (x) => capture(x, x.chosen),
]);

const landowner: Program<Turn> = program([
  (x) => drawTiles(x, 2), // DIC-8.11
  ...buildOne,
  (x) => {
    if (cardsIn(x.state, DRAWN).length === 0) x.skipRest();
    else if (lacksToken(x) && x.state.revision >= 2) winAtOnce(x); // DIC-10.10, DIC-10.13: before anything is chosen
  },
  ...buildOne,
]);

/** By deck. */
export const citizens = { merchant, thief, slayer, rogue, landowner };
