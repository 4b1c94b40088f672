import { type Answer, type Card, type OptionId, paramId } from '@regalia/kernel';
import { CURSE, cardOf, isAction, isTreasure, printedCoinsOf } from '../../rules/cards/printed.ts';
import { type Mode, modeId } from '../../rules/modes.ts';
import { lacksActions, needsActions } from './actions.ts';
import { trashJunk } from './parting.ts';
import { countInHand, handOf, moneyAtHand, priceReached, type Situation } from './situation.ts';
import { isLate, worthInDeck, worthInHand } from './worth.ts';

/** Which modes to choose, by the card that asks. */
const CHOICES: Readonly<Record<string, (at: Situation) => readonly Mode[]>> = {
  pawn: (at) => (lacksActions(at) || at.s.actions > 0 ? ['1-card', '1-action'] : chooseForPawn(at)),
  steward: (at) => [chooseForSteward(at)],
  nobles: (at) => [lacksActions(at) && needsActions(at) ? '2-actions' : '3-cards'],
  minion: (at) => [chooseForMinion(at)],
  torturer: (at) => [answerTorturer(at)],
  'mining-village': (at) => [isWorthTrashing(at) ? 'trash-this' : 'keep-this'],
  chancellor: () => ['turn-deck'],
};

export function chooseModes(at: Situation): Answer {
  const source = paramId(at.d.params, 'source');
  const choose = source === null ? undefined : CHOICES[cardOf(source).id];
  return choose === undefined ? at.d.options.slice(0, at.d.min) : choose(at).map((mode): OptionId => modeId(mode));
}

function chooseForPawn(at: Situation): readonly Mode[] {
  const money = moneyAtHand(at);
  return priceReached(at.s, money + 1) > priceReached(at.s, money) ? ['1-card', '1-coin'] : ['1-card', '1-action'];
}

/** Thins the deck while two cards are better gone, else what brings a better purchase. */
function chooseForSteward(at: Situation): Mode {
  const hand = handOf(at);
  const asked = { ...at, d: { ...at.d, options: hand, limits: null } };
  if (trashJunk(asked, 2).length === 2) return 'trash-2';
  const money = moneyAtHand(at);
  return priceReached(at.s, money + 2) > priceReached(at.s, money) ? '2-coins' : '2-cards';
}

/** Coins while other Minions wait; a new hand with the last one if this hand is poor. */
function chooseForMinion(at: Situation): Mode {
  const others = countInHand(at, (card) => cardOf(card).id === 'minion');
  const money = moneyAtHand(at) + 2 * others;
  if (others > 0 || money + 2 >= 8) return '2-coins';
  return moneyAtHand(at) - at.s.coins < 3 || handOf(at).length < 4 ? 'new-hands' : '2-coins';
}

/** Discards two cards unless they are needed more than a Curse hurts. */
function answerTorturer(at: Situation): Mode {
  if ((at.s.supply[CURSE] as number) === 0) return 'gain-curse';
  const worths = handOf(at)
    .map((card) => Math.max(0, worthInHand(at, card)))
    .sort((a, b) => a - b);
  const lost = (worths[0] ?? 0) + (worths[1] ?? 0);
  return lost >= (isLate(at) ? 5 : 7) ? 'gain-curse' : 'discard-2';
}

function isWorthTrashing(at: Situation): boolean {
  const money = moneyAtHand(at);
  return priceReached(at.s, money + 2) === 8 && priceReached(at.s, money) < 8;
}

/** The kind most frequent among the cards of the deck, which is what a wish finds most likely. */
export function chooseWish({ d }: Situation, deck: readonly Card[]): Answer {
  let best = d.options[0] as Card;
  let most = -1;
  for (const kind of d.options) {
    let count = 0;
    for (let i = 0; i < deck.length; i++) if (deck[i] === kind) count++;
    const rank = 10 * count + (isTreasure(kind) ? printedCoinsOf(kind) : isAction(kind) ? 2 : 0);
    if (rank <= most) continue;
    most = rank;
    best = kind;
  }
  return [best];
}

/** Of what is on offer, the kind the plan wants, else the most useful one; nothing useful may be declined. */
export function chooseGain(at: Situation, planned: Card): Answer {
  if (planned >= 0) return [planned];
  let best = -1;
  let most = at.d.min > 0 ? Number.NEGATIVE_INFINITY : 0;
  for (const kind of at.d.options) {
    const worth = worthInDeck(at, kind);
    if (worth <= most) continue;
    most = worth;
    best = kind;
  }
  return best < 0 ? [] : [best];
}
