import type { Card } from '@regalia/kernel';
import { when } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { coinsOf, costOf } from '../state.ts';
import { ANY_NUMBER, chose, laidAside, leaveUnless, oneOf, pick, pickMode, tellChoice, twoOf } from '../verbs/ask.ts';
import { eachVictim, victimsWithMoreThan } from '../verbs/attack.ts';
import { addBonus, bonusPerType, plus } from '../verbs/bonus.ts';
import { discardAside, discardCards, discarding, newHands } from '../verbs/discard.ts';
import {
  costingExactlyTrashed,
  costingUpTo,
  costingUpToTrashed,
  gain,
  gaining,
  inSupply,
  pickFromSupply,
} from '../verbs/gain.ts';
import { passingLeft } from '../verbs/pass.ts';
import {
  putOnDeck,
  returnToDeck,
  revealAside,
  revealHand,
  revealingWhile,
  revealTop,
  takeAside,
} from '../verbs/reveal.ts';
import { trashAside, trashFromHand, trashing, trashingOne, trashThis, trashTop } from '../verbs/trash.ts';
import { namingKind, takeWish } from '../verbs/wish.ts';
import { cardText } from './cardText.ts';
import { COPPER, CURSE, ESTATE, isAction, isVictory, SILVER } from './printed.ts';

const courtyard = cardText('courtyard', [
  plus({ cards: 3 }),
  pick({ prompt: 'put-on-deck', rule: 'DOM-I01.3', min: 1, max: 1 }),
  (x) => putOnDeck(x, x.answer),
]);

const pawn = cardText('pawn', [
  twoOf('DOM-I02.2', '1-card', '1-action', '1-buy', '1-coin'),
  (x) => {
    tellChoice(x);
    addBonus(x, { cards: chose(x, '1-card') });
    addBonus(x, { actions: chose(x, '1-action'), buys: chose(x, '1-buy'), coins: chose(x, '1-coin') });
  },
]);

const chamberReaction = [
  plus({ cards: 2 }),
  pick({ prompt: 'order-on-deck', rule: 'DOM-I03.2', kind: 'order', min: 2, max: 2 }),
  (x: Turn) => putOnDeck(x, x.answer),
];
const secretChamber = cardText(
  'secret-chamber',
  [
    pick({ prompt: 'discard-any', rule: 'DOM-I03.1', min: 0, max: ANY_NUMBER, to: 'discard' }),
    (x) => {
      discardCards(x, x.answer);
      addBonus(x, { coins: x.answer.length });
    },
  ],
  { reaction: chamberReaction },
);

const greatHall = cardText('great-hall', [plus({ cards: 1, actions: 1 })]);

const masquerade = cardText('masquerade', [
  plus({ cards: 2 }),
  passingLeft,
  trashing({ rule: 'DOM-I05.5', min: 0, max: 1 }),
]);

const shantyTown = cardText('shanty-town', [
  plus({ actions: 2 }),
  (x) => revealHand(x),
  when((x) => !x.handOf().some(isAction), [plus({ cards: 2 })]),
]);

const steward = cardText('steward', [
  oneOf('DOM-I07.1', {
    '2-cards': [plus({ cards: 2 })],
    '2-coins': [plus({ coins: 2 })],
    'trash-2': [trashing({ rule: 'DOM-I07.2', min: 2, max: 2 })],
  }),
]);

const swindler = cardText('swindler', [
  plus({ coins: 2 }),
  eachVictim([
    (x) => trashTop(x),
    pickFromSupply({ prompt: 'swindle', rule: 'DOM-I08.3', by: 'cause', price: costingExactlyTrashed(0) }),
    (x) => void gain(x, x.chosen),
  ]),
]);

const wishingWell = cardText('wishing-well', [
  plus({ cards: 1, actions: 1 }),
  namingKind,
  (x) => takeWish(x, revealTop(x)),
]);

const baron = cardText('baron', [
  plus({ buys: 1 }),
  pick({ prompt: 'baron', rule: 'DOM-I10.1', min: 0, max: 1, which: (kind) => kind === ESTATE }),
  (x) => {
    discardCards(x, x.answer);
    if (x.answer.length > 0) addBonus(x, { coins: 4 });
    else gain(x, ESTATE);
  },
]);

const bridge = cardText('bridge', [
  plus({ buys: 1, coins: 1 }),
  (x) => {
    x.state.reduction++;
    x.out?.push({ t: 'cheaper', by: x.state.reduction });
  },
]);

const conspirator = cardText('conspirator', [
  plus({ coins: 2 }),
  when((x) => x.state.actionPlays >= 3, [plus({ cards: 1, actions: 1 })]),
]);

const coppersmith = cardText('coppersmith', [
  (x) => {
    x.state.copperBonus++;
    x.out?.push({ t: 'copper-value', coins: coinsOf(x.state, COPPER) });
  },
]);

const ironworks = cardText('ironworks', [
  pickFromSupply({ prompt: 'gain', rule: 'DOM-I14.1', price: costingUpTo(4) }),
  (x) => {
    if (gain(x, x.chosen)) addBonus(x, bonusPerType([x.chosen], 1));
  },
]);

const miningVillage = cardText('mining-village', [
  plus({ cards: 1, actions: 2 }),
  leaveUnless((x) => x.state.stillInPlay),
  pickMode('trash-this', 'DOM-I15.2', 'trash-this', 'keep-this'),
  (x) => {
    if (chose(x, 'trash-this') && trashThis(x)) addBonus(x, { coins: 2 });
  },
]);

const scout = cardText('scout', [
  plus({ actions: 1 }),
  (x) => revealAside(x, 4),
  (x) => takeAside(x, isVictory),
  pick({ prompt: 'order-on-deck', rule: 'DOM-I16.4', kind: 'order', from: laidAside, min: 4, max: 4 }),
  (x) => returnToDeck(x, x.answer),
]);

const minion = cardText('minion', [
  plus({ actions: 1 }),
  oneOf('DOM-I18.2', {
    '2-coins': [plus({ coins: 2 })],
    'new-hands': [(x) => newHands(x, [x.me, ...victimsWithMoreThan(4)(x)], 4)],
  }),
]);

const saboteur = cardText('saboteur', [
  eachVictim([
    revealingWhile((x) => !costsAtLeast3(x.asideOf().at(-1), x)),
    (x) => trashAside(x, costsAtLeast3),
    pickFromSupply({ prompt: 'gain-or-not', rule: 'DOM-I19.2', min: 0, price: costingUpToTrashed(-2) }),
    (x) => void gain(x, x.chosen),
    (x) => discardAside(x),
  ]),
]);
const costsAtLeast3 = (kind: Card | undefined, x: Turn) => kind !== undefined && costOf(x.state, kind) >= 3;

const torturer = cardText('torturer', [
  plus({ cards: 3 }),
  eachVictim([
    leaveUnless((x) => x.handOf().length > 0 || inSupply(x, CURSE)),
    oneOf('DOM-I20.2', {
      'discard-2': [discarding(2, 'DOM-I20.3')],
      'gain-curse': [(x) => void gain(x, CURSE, 'hand')],
    }),
  ]),
]);

const tradingPost = cardText('trading-post', [
  pick({ prompt: 'trash', rule: 'DOM-I21.1', min: 2, max: 2 }),
  (x) => {
    trashFromHand(x, x.answer);
    if (x.answer.length === 2) gain(x, SILVER, 'hand');
  },
]);

const tribute = cardText('tribute', [
  (x) => revealAside(x, 2, x.left),
  (x) => {
    const kinds = [...new Set(x.asideOf(x.left))];
    discardAside(x, x.left);
    addBonus(x, bonusPerType(kinds, 2));
  },
]);

const upgrade = cardText('upgrade', [
  plus({ cards: 1, actions: 1 }),
  trashingOne({ rule: 'DOM-I23.1' }),
  gaining('DOM-I23.2', costingExactlyTrashed(1)),
]);

const nobles = cardText('nobles', [
  oneOf('DOM-I25.1', {
    '3-cards': [plus({ cards: 3 })],
    '2-actions': [plus({ actions: 2 })],
  }),
]);

/** The Actions of Intrigue, first edition, in the rule book's order. */
export const intrigue = [
  courtyard,
  pawn,
  secretChamber,
  greatHall,
  masquerade,
  shantyTown,
  steward,
  swindler,
  wishingWell,
  baron,
  bridge,
  conspirator,
  coppersmith,
  ironworks,
  miningVillage,
  scout,
  minion,
  saboteur,
  torturer,
  tradingPost,
  tribute,
  upgrade,
  nobles,
];
