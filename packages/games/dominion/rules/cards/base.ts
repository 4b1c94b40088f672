import { repeatWhile } from '@regalia/kernel';
import { ANY_NUMBER, exactly, laidAside, leaveUnless, oneOf, pick, pickJointly } from '../verbs/ask.ts';
import { eachPlayer, eachVictim, shield, victims, victimsWithMoreThan } from '../verbs/attack.ts';
import { addBonus, plus } from '../verbs/bonus.ts';
import { discardAnswers, discardAside, discardCards, discardTop, turnDeck } from '../verbs/discard.ts';
import { canDrawUpTo, draw } from '../verbs/draw.ts';
import { costingUpTo, costingUpToTrashed, gain, gaining, gainingTreasure } from '../verbs/gain.ts';
import { lookAtTop, setAsideTop, topOfDeck } from '../verbs/library.ts';
import { playCard, putIntoPlay } from '../verbs/play.ts';
import {
  leaveTop,
  putOnDeckOrShowHand,
  revealAside,
  revealedTop,
  revealingTop,
  revealingWhile,
  takeAside,
} from '../verbs/reveal.ts';
import { markTrash, stealing, trashChosenAside } from '../verbs/thief.ts';
import { trashFromHand, trashing, trashingOne, trashThis } from '../verbs/trash.ts';
import { COPPER, CURSE, card, isAction, isTreasure, isVictory, SILVER } from './card.ts';

const cellar = card('cellar', 'DOM-B01', { cost: 2, types: ['action'] }, [
  plus({ actions: 1 }),
  pick({ prompt: 'discard-any', rule: 'DOM-B01.2', min: 0, max: ANY_NUMBER }),
  (x) => {
    discardCards(x, x.answer);
    draw(x, x.answer.length);
  },
]);

const chapel = card('chapel', 'DOM-B02', { cost: 2, types: ['action'] }, [
  trashing({ rule: 'DOM-B02.1', min: 0, max: 4 }),
]);

const moatFacts = { cost: 2, types: ['action', 'reaction'], reaction: [shield], showsOnce: true } as const;
const moat = card('moat', 'DOM-B03', moatFacts, [plus({ cards: 2 })]);

const chancellor = card('chancellor', 'DOM-B04', { cost: 3, types: ['action'] }, [
  plus({ coins: 2 }),
  leaveUnless((x) => x.deckOf().length > 0),
  oneOf('DOM-B04.1', { 'turn-deck': [(x) => turnDeck(x)], 'leave-deck': [] }),
]);

const village = card('village', 'DOM-B05', { cost: 3, types: ['action'] }, [plus({ cards: 1, actions: 2 })]);

const woodcutter = card('woodcutter', 'DOM-B06', { cost: 3, types: ['action'] }, [plus({ buys: 1, coins: 2 })]);

const workshop = card('workshop', 'DOM-B07', { cost: 3, types: ['action'] }, [gaining('DOM-B07.1', costingUpTo(4))]);

const bureaucratChoice = { prompt: 'bureaucrat', rule: 'DOM-B08.2', min: 1, max: 1, which: isVictory };
const bureaucrat = card('bureaucrat', 'DOM-B08', { cost: 4, types: ['action', 'attack'] }, [
  (x) => void gain(x, SILVER, 'deck'),
  pickJointly(victimsWithMoreThan(0), () => bureaucratChoice),
  (x) => {
    for (const seat of victims(x)) putOnDeckOrShowHand(x, x.answerOf(seat) ?? [], seat);
  },
]);

const feast = card('feast', 'DOM-B09', { cost: 4, types: ['action'] }, [
  (x) => void trashThis(x),
  gaining('DOM-B09.1', costingUpTo(5)),
]);

const gardens = card('gardens', 'DOM-B10', {
  cost: 4,
  types: ['victory'],
  points: (owned) => Math.floor(owned.length / 10),
});

const militia = card('militia', 'DOM-B11', { cost: 4, types: ['action', 'attack'] }, [
  plus({ coins: 2 }),
  pickJointly(victimsWithMoreThan(3), (x, seat) => exactly(x.handOf(seat).length - 3, 'discard', 'DOM-B11.2')),
  (x) => discardAnswers(x, victims(x)),
]);

const moneylender = card('moneylender', 'DOM-B12', { cost: 4, types: ['action'] }, [
  pick({ prompt: 'trash', rule: 'DOM-B12.1', min: 1, max: 1, which: (kind) => kind === COPPER }),
  (x) => {
    trashFromHand(x, x.answer);
    addBonus(x, { coins: 3 * x.answer.length });
  },
]);

const remodel = card('remodel', 'DOM-B13', { cost: 4, types: ['action'] }, [
  trashingOne({ rule: 'DOM-B13.2' }),
  gaining('DOM-B13.3', costingUpToTrashed(2)),
]);

const smithy = card('smithy', 'DOM-B14', { cost: 4, types: ['action'] }, [plus({ cards: 3 })]);

const spy = card('spy', 'DOM-B15', { cost: 4, types: ['action', 'attack'] }, [
  plus({ cards: 1, actions: 1 }),
  eachPlayer([
    revealingTop,
    pick({ prompt: 'spy', rule: 'DOM-B15.2', by: 'cause', from: revealedTop, min: 0, max: 1 }),
    (x) => (x.chosen < 0 ? leaveTop(x) : discardTop(x)),
  ]),
]);

const thief = card('thief', 'DOM-B16', { cost: 4, types: ['action', 'attack'] }, [
  markTrash,
  eachVictim([
    (x) => revealAside(x, 2),
    pick({ prompt: 'thief', rule: 'DOM-B16.2', by: 'cause', from: laidAside, min: 1, max: 1, which: isTreasure }),
    trashChosenAside,
    (x) => discardAside(x),
  ]),
  stealing,
]);

const throneRoom = card('throne-room', 'DOM-B17', { cost: 4, types: ['action'] }, [
  pick({ prompt: 'throne-room', rule: 'DOM-B17.1', min: 1, max: 1, which: isAction }),
  (x) => {
    if (x.chosen < 0) return x.skipRest();
    x.set({ played: x.chosen });
    putIntoPlay(x, x.chosen);
  },
  (x) => x.call(playCard, x.me, x.vars.played),
  (x) => x.call(playCard, x.me, x.vars.played, { again: 1 }),
]);

const councilRoom = card('council-room', 'DOM-B18', { cost: 5, types: ['action'] }, [
  plus({ cards: 4, buys: 1 }),
  (x) => {
    for (const seat of x.others()) draw(x, 1, seat);
  },
]);

const festival = card('festival', 'DOM-B19', { cost: 5, types: ['action'] }, [plus({ actions: 2, buys: 1, coins: 2 })]);

const laboratory = card('laboratory', 'DOM-B20', { cost: 5, types: ['action'] }, [plus({ cards: 2, actions: 1 })]);

const library = card('library', 'DOM-B21', { cost: 5, types: ['action'] }, [
  repeatWhile(canDrawUpTo(7), [
    lookAtTop,
    pick({ prompt: 'set-aside', rule: 'DOM-B21.1', from: topOfDeck, min: 0, max: 1, which: isAction }),
    (x) => (x.chosen < 0 ? draw(x, 1) : setAsideTop(x)),
  ]),
  (x) => discardAside(x),
]);

const market = card('market', 'DOM-B22', { cost: 5, types: ['action'] }, [
  plus({ cards: 1, actions: 1, buys: 1, coins: 1 }),
]);

const mine = card('mine', 'DOM-B23', { cost: 5, types: ['action'] }, [
  trashingOne({ rule: 'DOM-B23.1', which: isTreasure }),
  gainingTreasure('DOM-B23.2', costingUpToTrashed(3)),
]);

const witch = card('witch', 'DOM-B24', { cost: 5, types: ['action', 'attack'] }, [
  plus({ cards: 2 }),
  eachVictim([(x) => void gain(x, CURSE)]),
]);

const adventurer = card('adventurer', 'DOM-B25', { cost: 6, types: ['action'] }, [
  revealingWhile((x) => x.asideOf().filter(isTreasure).length < 2),
  (x) => takeAside(x, isTreasure),
  (x) => discardAside(x),
]);

/** The base game, first edition, in the rule book's order. */
export const base = [
  cellar,
  chapel,
  moat,
  chancellor,
  village,
  woodcutter,
  workshop,
  bureaucrat,
  feast,
  gardens,
  militia,
  moneylender,
  remodel,
  smithy,
  spy,
  thief,
  throneRoom,
  councilRoom,
  festival,
  laboratory,
  library,
  market,
  mine,
  witch,
  adventurer,
];
