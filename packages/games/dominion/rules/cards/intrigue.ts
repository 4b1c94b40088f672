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
import { COPPER, CURSE, card, DUCHY, ESTATE, isAction, isVictory, SILVER } from './card.ts';

const courtyard = card('courtyard', 'DOM-I01', { cost: 2, types: ['action'] }, [
  plus({ cards: 3 }),
  pick({ prompt: 'put-on-deck', rule: 'DOM-I01.3', min: 1, max: 1 }),
  (x) => putOnDeck(x, x.answer),
]);

const pawn = card('pawn', 'DOM-I02', { cost: 2, types: ['action'] }, [
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
const chamberFacts = { cost: 2, types: ['action', 'reaction'], reaction: chamberReaction } as const;
const secretChamber = card('secret-chamber', 'DOM-I03', chamberFacts, [
  pick({ prompt: 'discard-any', rule: 'DOM-I03.1', min: 0, max: ANY_NUMBER }),
  (x) => {
    discardCards(x, x.answer);
    addBonus(x, { coins: x.answer.length });
  },
]);

const greatHall = card('great-hall', 'DOM-I04', { cost: 3, types: ['action', 'victory'], points: 1 }, [
  plus({ cards: 1, actions: 1 }),
]);

const masquerade = card('masquerade', 'DOM-I05', { cost: 3, types: ['action'] }, [
  plus({ cards: 2 }),
  passingLeft,
  trashing({ rule: 'DOM-I05.5', min: 0, max: 1 }),
]);

const shantyTown = card('shanty-town', 'DOM-I06', { cost: 3, types: ['action'] }, [
  plus({ actions: 2 }),
  (x) => revealHand(x),
  when((x) => !x.handOf().some(isAction), [plus({ cards: 2 })]),
]);

const steward = card('steward', 'DOM-I07', { cost: 3, types: ['action'] }, [
  oneOf('DOM-I07.1', {
    '2-cards': [plus({ cards: 2 })],
    '2-coins': [plus({ coins: 2 })],
    'trash-2': [trashing({ rule: 'DOM-I07.2', min: 2, max: 2 })],
  }),
]);

const swindler = card('swindler', 'DOM-I08', { cost: 3, types: ['action', 'attack'] }, [
  plus({ coins: 2 }),
  eachVictim([
    (x) => trashTop(x),
    pickFromSupply({ prompt: 'swindle', rule: 'DOM-I08.3', by: 'cause', price: costingExactlyTrashed(0) }),
    (x) => void gain(x, x.chosen),
  ]),
]);

const wishingWell = card('wishing-well', 'DOM-I09', { cost: 3, types: ['action'] }, [
  plus({ cards: 1, actions: 1 }),
  namingKind,
  (x) => takeWish(x, revealTop(x)),
]);

const baron = card('baron', 'DOM-I10', { cost: 4, types: ['action'] }, [
  plus({ buys: 1 }),
  pick({ prompt: 'baron', rule: 'DOM-I10.1', min: 0, max: 1, which: (kind) => kind === ESTATE }),
  (x) => {
    discardCards(x, x.answer);
    if (x.answer.length > 0) addBonus(x, { coins: 4 });
    else gain(x, ESTATE);
  },
]);

const bridge = card('bridge', 'DOM-I11', { cost: 4, types: ['action'] }, [
  plus({ buys: 1, coins: 1 }),
  (x) => {
    x.state.reduction++;
    x.out?.push({ t: 'cheaper', by: x.state.reduction });
  },
]);

const conspirator = card('conspirator', 'DOM-I12', { cost: 4, types: ['action'] }, [
  plus({ coins: 2 }),
  when((x) => x.state.actionPlays >= 3, [plus({ cards: 1, actions: 1 })]),
]);

const coppersmith = card('coppersmith', 'DOM-I13', { cost: 4, types: ['action'] }, [
  (x) => {
    x.state.copperBonus++;
    x.out?.push({ t: 'copper-value', coins: coinsOf(x.state, COPPER) });
  },
]);

const ironworks = card('ironworks', 'DOM-I14', { cost: 4, types: ['action'] }, [
  pickFromSupply({ prompt: 'gain', rule: 'DOM-I14.1', price: costingUpTo(4) }),
  (x) => {
    if (gain(x, x.chosen)) addBonus(x, bonusPerType([x.chosen], 1));
  },
]);

const miningVillage = card('mining-village', 'DOM-I15', { cost: 4, types: ['action'] }, [
  plus({ cards: 1, actions: 2 }),
  leaveUnless((x) => x.state.stillInPlay),
  pickMode('trash-this', 'DOM-I15.2', 'trash-this', 'keep-this'),
  (x) => {
    if (chose(x, 'trash-this') && trashThis(x)) addBonus(x, { coins: 2 });
  },
]);

const scout = card('scout', 'DOM-I16', { cost: 4, types: ['action'] }, [
  plus({ actions: 1 }),
  (x) => revealAside(x, 4),
  (x) => takeAside(x, isVictory),
  pick({ prompt: 'order-on-deck', rule: 'DOM-I16.4', kind: 'order', from: laidAside, min: 4, max: 4 }),
  (x) => returnToDeck(x, x.answer),
]);

const duke = card('duke', 'DOM-I17', {
  cost: 5,
  types: ['victory'],
  points: (owned) => owned.filter((kind) => kind === DUCHY).length,
});

const minion = card('minion', 'DOM-I18', { cost: 5, types: ['action', 'attack'] }, [
  plus({ actions: 1 }),
  oneOf('DOM-I18.2', {
    '2-coins': [plus({ coins: 2 })],
    'new-hands': [(x) => newHands(x, [x.me, ...victimsWithMoreThan(4)(x)], 4)],
  }),
]);

const saboteur = card('saboteur', 'DOM-I19', { cost: 5, types: ['action', 'attack'] }, [
  eachVictim([
    revealingWhile((x) => !costsAtLeast3(x.asideOf().at(-1), x)),
    (x) => trashAside(x, costsAtLeast3),
    pickFromSupply({ prompt: 'gain-or-not', rule: 'DOM-I19.2', min: 0, price: costingUpToTrashed(-2) }),
    (x) => void gain(x, x.chosen),
    (x) => discardAside(x),
  ]),
]);
const costsAtLeast3 = (kind: Card | undefined, x: Turn) => kind !== undefined && costOf(x.state, kind) >= 3;

const torturer = card('torturer', 'DOM-I20', { cost: 5, types: ['action', 'attack'] }, [
  plus({ cards: 3 }),
  eachVictim([
    leaveUnless((x) => x.handOf().length > 0 || inSupply(x, CURSE)),
    oneOf('DOM-I20.2', {
      'discard-2': [discarding(2, 'DOM-I20.3')],
      'gain-curse': [(x) => void gain(x, CURSE, 'hand')],
    }),
  ]),
]);

const tradingPost = card('trading-post', 'DOM-I21', { cost: 5, types: ['action'] }, [
  pick({ prompt: 'trash', rule: 'DOM-I21.1', min: 2, max: 2 }),
  (x) => {
    trashFromHand(x, x.answer);
    if (x.answer.length === 2) gain(x, SILVER, 'hand');
  },
]);

const tribute = card('tribute', 'DOM-I22', { cost: 5, types: ['action'] }, [
  (x) => revealAside(x, 2, x.left),
  (x) => {
    const kinds = [...new Set(x.asideOf(x.left))];
    discardAside(x, x.left);
    addBonus(x, bonusPerType(kinds, 2));
  },
]);

const upgrade = card('upgrade', 'DOM-I23', { cost: 5, types: ['action'] }, [
  plus({ cards: 1, actions: 1 }),
  trashingOne({ rule: 'DOM-I23.1' }),
  gaining('DOM-I23.2', costingExactlyTrashed(1)),
]);

const harem = card('harem', 'DOM-I24', { cost: 6, types: ['treasure', 'victory'], coins: 2, points: 2 });

const nobles = card('nobles', 'DOM-I25', { cost: 6, types: ['action', 'victory'], points: 2 }, [
  oneOf('DOM-I25.1', {
    '3-cards': [plus({ cards: 3 })],
    '2-actions': [plus({ actions: 2 })],
  }),
]);

/** Dominion: Intrigue, first edition, in the rule book's order. */
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
  duke,
  minion,
  saboteur,
  torturer,
  tradingPost,
  tribute,
  upgrade,
  harem,
  nobles,
];
