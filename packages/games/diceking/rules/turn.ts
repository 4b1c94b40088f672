import { NO_CARD, outcomeOf, type Program, program, repeatWhile } from '@regalia/kernel';
import { citizens } from './cards/index.ts';
import type { Turn } from './effect.ts';
import type { Decider } from './events.ts';
import { DECKS, deckOf, ROGUE, SLAYER } from './printed/shape.ts';
import { pointsOf } from './scoring.ts';
import { FIRE, spacesWith } from './state.ts';
import { targetsOf } from './verbs/capture.ts';
import { askClaim, askLayDown, CLAIMS, layDown, turnUp, winCard } from './verbs/claim.ts';
import { askReroll, reroll, rollAll, rollForStart } from './verbs/dice.ts';
import { askWhoseFire, lenders, putFire } from './verbs/fires.ts';
import { askFace, askPair, hasPairNow, playPair, TWO_SUPERS } from './verbs/pairs.ts';
import { askPlace, drawTiles, layTile } from './verbs/tiles.ts';
import { lacksToken, winAtOnce } from './verbs/tokens.ts';
import { BOX, cardsIn, deck, TILES } from './zones.ts';

/** DIC-6.2 to 6.10: pair by pair, until the seat stops or has nothing more to add. */
export const jokers: Program<Turn> = program([
  repeatWhile(
    (x) => hasPairNow(x.state),
    [
      (x) => x.ask(askPair(x)),
      (x) => {
        if (x.chosen < 0) x.skipRest();
        else if (x.chosen === TWO_SUPERS) x.set({ supers: 1 });
        else playPair(x, x.chosen);
      },
      (x) => {
        if (x.vars.supers === 1) x.ask(askFace(x));
      },
      (x) => {
        const face = x.answerOf(x.me)?.[0];
        if (face === undefined) return;
        x.set({ supers: 0 });
        playPair(x, TWO_SUPERS, face);
      },
    ],
  ),
]);

/** DIC-5.8, section 9. */
export const alarm: Program<Turn> = program([
  (x) => x.askUnlessForced(askLayDown(x)),
  (x) => layDown(x, x.chosen),
  (x) => drawTiles(x, 1), // DIC-9.1
  (x) => x.askUnlessForced(askPlace(x, 'burn', 'DIC-9.1')),
  (x) => {
    layTile(x, x.chosen);
    x.set({ space: x.chosen });
  },
  (x) => {
    if (lenders(x).length > 0) x.askUnlessForced(askWhoseFire(x));
  },
  (x) => putFire(x, x.vars.space as number, x.answerOf(x.me)?.[0]),
]);

/** DIC-5.1 */
export const turn: Program<Turn> = program([
  (x) => beginTurn(x),
  repeatWhile((x) => x.state.rerolls > 0, [(x) => x.ask(askReroll(x)), (x) => reroll(x, x.answer)]),
  (x) => {
    const question = askClaim(x);
    if (question !== null) x.askUnlessForced(question);
  },
  (x) => {
    const claim = x.answerOf(x.me)?.[0];
    if (claim === undefined) {
      x.call(alarm);
      return;
    }
    x.state.claim = CLAIMS.partOf.card(claim);
    if (CLAIMS.partOf.jokers(claim) === 1) x.call(jokers);
  },
  (x) => {
    if (x.state.claim !== NO_CARD) winCard(x);
  },
  (x) => {
    if (x.state.claim !== NO_CARD) carryOut(x);
  },
  (x) => endTurn(x),
]);

export const game: Program<Turn> = program([
  (x) => removeTwoTiles(x),
  (x) => openDecks(x),
  (x) => rollForStart(x),
  repeatWhile(() => true, [(x) => x.call(turn, x.state.turn)]),
]);

/** DIC-4.4 */
function removeTwoTiles(x: Turn): void {
  x.shuffle(TILES);
  x.moveTop(TILES, BOX);
  x.moveTop(TILES, BOX);
}

/** DIC-4.9 */
function openDecks(x: Turn): void {
  DECKS.forEach((_, number) => {
    x.shuffle(deck(number));
    turnUp(x, number, true);
  });
}

function beginTurn(x: Turn): void {
  const s = x.state;
  s.turns++;
  s.claim = NO_CARD;
  s.stars = 0;
  x.out?.push({ t: 'turn-began', seat: x.me, turn: s.turns });
  rollAll(x);
}

/** DIC-5.12: an effect that is not possible does nothing. DIC-10.10, DIC-10.13: one that needs a seventeenth token wins. */
function carryOut(x: Turn): void {
  const { state: s, me } = x;
  const number = deckOf(s.claim);
  const isIdle =
    (number === SLAYER && spacesWith(s, FIRE).length === 0) || (number === ROGUE && targetsOf(s, me).length === 0);
  if (isIdle) x.out?.push({ t: 'no-effect', seat: me, card: s.claim });
  else if (lacksToken(x)) winAtOnce(x);
  else x.call(citizens[DECKS[number] as keyof typeof citizens]);
}

/** DIC-10.1, DIC-10.12: only now it counts whether the supply is empty. */
function endTurn(x: Turn): void {
  const s = x.state;
  if (cardsIn(s, TILES).length === 0) endGame(x);
  else s.turn = (s.turn + 1) % s.seats;
}

/** DIC-10.8 */
function endGame(x: Turn): void {
  const s = x.state;
  const totals = s.tokens.map((_, seat) => pointsOf(s, seat));
  const outcome = outcomeOf(totals.map((total, seat) => [total, s.fires[seat] as number]));
  const { winners } = outcome;
  const by: Decider = winners.length > 1 ? 'shared' : outcome.decidedBy === 1 ? 'fires' : 'points';
  x.out?.push({ t: 'ended', winners, totals, fires: s.fires.slice(), by });
  x.end(outcome);
}
