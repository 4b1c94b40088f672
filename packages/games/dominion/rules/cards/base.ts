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
import { cardText } from './cardText.ts';
import { COPPER, CURSE, isAction, isTreasure, isVictory, SILVER } from './printed.ts';

const cellar = cardText('cellar', [
  plus({ actions: 1 }),
  pick({ prompt: 'discard-any', rule: 'DOM-B01.2', min: 0, max: ANY_NUMBER, to: 'discard' }),
  (x) => {
    discardCards(x, x.answer);
    draw(x, x.answer.length);
  },
]);

const chapel = cardText('chapel', [trashing({ rule: 'DOM-B02.1', min: 0, max: 4 })]);

const moat = cardText('moat', [plus({ cards: 2 })], { reaction: [shield] });

const chancellor = cardText('chancellor', [
  plus({ coins: 2 }),
  leaveUnless((x) => x.deckOf().length > 0),
  oneOf('DOM-B04.1', { 'turn-deck': [(x) => turnDeck(x)], 'leave-deck': [] }),
]);

const village = cardText('village', [plus({ cards: 1, actions: 2 })]);

const woodcutter = cardText('woodcutter', [plus({ buys: 1, coins: 2 })]);

const workshop = cardText('workshop', [gaining('DOM-B07.1', costingUpTo(4))]);

const bureaucratChoice = { prompt: 'bureaucrat', rule: 'DOM-B08.2', min: 1, max: 1, which: isVictory };
const bureaucrat = cardText('bureaucrat', [
  (x) => void gain(x, SILVER, 'deck'),
  pickJointly(victimsWithMoreThan(0), () => bureaucratChoice),
  (x) => {
    for (const seat of victims(x)) putOnDeckOrShowHand(x, x.answerOf(seat) ?? [], seat);
  },
]);

const feast = cardText('feast', [(x) => void trashThis(x), gaining('DOM-B09.1', costingUpTo(5))]);

const militia = cardText('militia', [
  plus({ coins: 2 }),
  pickJointly(victimsWithMoreThan(3), (x, seat) => ({
    ...exactly(x.handOf(seat).length - 3, 'discard', 'DOM-B11.2'),
    to: 'discard',
  })),
  (x) => discardAnswers(x, victims(x)),
]);

const moneylender = cardText('moneylender', [
  pick({ prompt: 'trash', rule: 'DOM-B12.1', min: 1, max: 1, which: (kind) => kind === COPPER }),
  (x) => {
    trashFromHand(x, x.answer);
    addBonus(x, { coins: 3 * x.answer.length });
  },
]);

const remodel = cardText('remodel', [trashingOne({ rule: 'DOM-B13.2' }), gaining('DOM-B13.3', costingUpToTrashed(2))]);

const smithy = cardText('smithy', [plus({ cards: 3 })]);

const spy = cardText('spy', [
  plus({ cards: 1, actions: 1 }),
  eachPlayer([
    revealingTop,
    pick({ prompt: 'spy', rule: 'DOM-B15.2', by: 'cause', from: revealedTop, min: 0, max: 1 }),
    (x) => (x.chosen < 0 ? leaveTop(x) : discardTop(x)),
  ]),
]);

const thief = cardText('thief', [
  markTrash,
  eachVictim([
    (x) => revealAside(x, 2),
    pick({ prompt: 'thief', rule: 'DOM-B16.2', by: 'cause', from: laidAside, min: 1, max: 1, which: isTreasure }),
    trashChosenAside,
    (x) => discardAside(x),
  ]),
  stealing,
]);

const throneRoom = cardText('throne-room', [
  pick({ prompt: 'throne-room', rule: 'DOM-B17.1', min: 1, max: 1, which: isAction }),
  (x) => {
    if (x.chosen < 0) return x.skipRest();
    x.set({ played: x.chosen });
    putIntoPlay(x, x.chosen);
  },
  (x) => x.call(playCard, x.me, x.vars.played),
  (x) => x.call(playCard, x.me, x.vars.played, { again: 1 }),
]);

const councilRoom = cardText('council-room', [
  plus({ cards: 4, buys: 1 }),
  (x) => {
    for (const seat of x.others()) draw(x, 1, seat);
  },
]);

const festival = cardText('festival', [plus({ actions: 2, buys: 1, coins: 2 })]);

const laboratory = cardText('laboratory', [plus({ cards: 2, actions: 1 })]);

const library = cardText('library', [
  repeatWhile(canDrawUpTo(7), [
    lookAtTop,
    pick({ prompt: 'set-aside', rule: 'DOM-B21.1', from: topOfDeck, min: 0, max: 1, which: isAction }),
    (x) => (x.chosen < 0 ? draw(x, 1) : setAsideTop(x)),
  ]),
  (x) => discardAside(x),
]);

const market = cardText('market', [plus({ cards: 1, actions: 1, buys: 1, coins: 1 })]);

const mine = cardText('mine', [
  trashingOne({ rule: 'DOM-B23.1', which: isTreasure }),
  gainingTreasure('DOM-B23.2', costingUpToTrashed(3)),
]);

const witch = cardText('witch', [plus({ cards: 2 }), eachVictim([(x) => void gain(x, CURSE)])]);

const adventurer = cardText('adventurer', [
  revealingWhile((x) => x.asideOf().filter(isTreasure).length < 2),
  (x) => takeAside(x, isTreasure),
  (x) => discardAside(x),
]);

/** The Actions of the base game, first edition, in the rule book's order. */
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
