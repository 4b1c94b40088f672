import { type Card, callingStep, decision, type Program, program, repeatWhile } from '@regalia/kernel';
import { COPPER, isAction, isTreasure } from './cards/printed.ts';
import type { Turn } from './effect.ts';
import { endGame, isOver } from './ending.ts';
import { chooseStarter, deal, laySupply, nameKinds } from './opening.ts';
import { coinsOf, costOf, type DominionState, HAND_SIZE, supplyCosting } from './state.ts';
import { ANY_NUMBER, amongCards, completed, inHand, put } from './verbs/ask.ts';
import { putDownHand } from './verbs/discard.ts';
import { draw } from './verbs/draw.ts';
import { takeFromSupply } from './verbs/gain.ts';
import { playCard, putIntoPlay } from './verbs/play.ts';
import { discard, hand, play, SUPPLY } from './zones.ts';

const ACTION_CHOICE = completed({ prompt: 'action', rule: 'DOM-4.3', min: 0, max: 1, which: isAction });
const TREASURE_CHOICE = completed({
  prompt: 'treasures',
  rule: 'DOM-5.1',
  min: 0,
  max: ANY_NUMBER,
  which: isTreasure,
});

/** DOM-4.1: Action phase, Buy phase, Clean-up phase. */
export const turn: Program<Turn> = program<Turn>([
  (x) => beginTurn(x),
  repeatWhile(canPlayAction, [
    (x) => put(x, amongCards(x, x.me, inHand(x), ACTION_CHOICE)),
    callingStep((x) => (x.chosen < 0 ? beginBuying(x) : playAction(x))),
  ]),
  (x) => beginBuying(x),
  (x) => put(x, amongCards(x, x.me, inHand(x), TREASURE_CHOICE)),
  (x) => playTreasures(x),
  repeatWhile(canBuy, [(x) => askToBuy(x), (x) => buy(x)]),
  (x) => cleanUp(x),
]);

export const game: Program<Turn> = program<Turn>([
  (x) => chooseStarter(x),
  nameKinds,
  (x) => laySupply(x),
  (x) => deal(x),
  repeatWhile((x) => !isOver(x.state), [callingStep((x) => x.call(turn, x.state.turn), turn), (x) => passTurn(x)]),
  (x) => endGame(x),
]);

/** DOM-4.2. */
function beginTurn(x: Turn): void {
  const s = x.state;
  s.phase = 'action';
  s.turns[x.me] = (s.turns[x.me] as number) + 1;
  s.actions = 1;
  s.buys = 1;
  x.out?.push({ t: 'turn-began', seat: x.me, turn: s.turns[x.me] as number });
}

/** DOM-4.8. */
function canPlayAction(x: Turn): boolean {
  return x.state.phase === 'action' && x.state.actions > 0 && holdsAction(x.handOf());
}

function holdsAction(cards: readonly Card[]): boolean {
  for (let i = 0; i < cards.length; i++) if (isAction(cards[i] as Card)) return true;
  return false;
}

/** DOM-4.3. */
function playAction(x: Turn): void {
  x.state.actions--;
  putIntoPlay(x, x.chosen);
  x.call(playCard, x.me, x.chosen);
}

/** DOM-4.8: there is no way back. */
function beginBuying(x: Turn): void {
  x.state.phase = 'buy';
}

/** DOM-5.1, DOM-5.2: all before the first purchase. */
function playTreasures(x: Turn): void {
  const s = x.state;
  const { answer } = x;
  if (answer.length === 0) return;
  for (const card of answer) {
    x.move(hand(x.me), card, play(x.me));
    s.coins += coinsOf(s, card);
  }
  x.out?.push({ t: 'treasures', seat: x.me, cards: answer, coins: s.coins });
}

/** DOM-5.3. */
function canBuy(x: Turn): boolean {
  const s = x.state;
  if (s.phase !== 'buy' || s.buys === 0) return false;
  return (s.supply[COPPER] as number) > 0 || supplyCosting(s, 0, s.coins).length > 0;
}

const BUY_ONE = { min: 0, max: 1, where: SUPPLY } as const;

function askToBuy(x: Turn): void {
  const options = supplyCosting(x.state, 0, x.state.coins);
  put(x, decision(x.me, 'buy', 'DOM-5.3', 'card', options, BUY_ONE));
}

/** DOM-5.5. */
function buy(x: Turn): void {
  const s = x.state;
  const kind = x.chosen;
  if (kind < 0) {
    s.phase = 'clean-up';
    return;
  }
  const cost = costOf(s, kind);
  s.buys--;
  s.coins -= cost;
  takeFromSupply(x, kind, discard(x.me));
  x.out?.push({ t: 'bought', seat: x.me, card: kind, cost });
}

/** DOM-6.1, DOM-6.2; DOM-3.7 says what of it is seen. */
function cleanUp(x: Turn): void {
  const { me, state: s } = x;
  s.phase = 'clean-up';
  const held = x.handOf().length;
  const laid = x.playOf().length;
  putDownHand(x, me, laid === 0);
  x.moveAll(play(me), discard(me));
  if (held + laid > 0) x.out?.push({ t: 'cleaned-up', seat: me, hand: held, ...putDown(x, laid) });
  forgetTurn(s);
  draw(x, HAND_SIZE);
}

/** DOM-4.2: nothing carries over. */
function forgetTurn(s: DominionState): void {
  s.actions = 0;
  s.buys = 0;
  s.coins = 0;
  s.reduction = 0;
  s.copperBonus = 0;
  s.actionPlays = 0;
}

function putDown(x: Turn, laid: number) {
  const cards = x.discardOf();
  return { play: cards.slice(cards.length - laid), top: cards.at(-1) ?? -1 };
}

/** DOM-2.9, DOM-4.1: clockwise; after the last turn it stays where it is. */
function passTurn(x: Turn): void {
  const s = x.state;
  s.idleTurns++;
  if (!isOver(s)) s.turn = (s.turn + 1) % x.seats;
}
