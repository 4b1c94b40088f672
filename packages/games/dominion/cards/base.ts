import { eachSeat, repeatWhile, when } from '@regalia/kernel';
import { COPPER, CURSE, card, isAction, isTreasure, isVictory, SILVER } from '../card.ts';
import { amongCards, oneOf, pickFromHand, put } from '../verbs/ask.ts';
import { eachVictim, shield, victims } from '../verbs/attack.ts';
import { addBonus, plus } from '../verbs/bonus.ts';
import { discardAside, discardCards, discardTop, turnDeck } from '../verbs/discard.ts';
import { canDraw, draw } from '../verbs/draw.ts';
import { gain, gaining } from '../verbs/gain.ts';
import { lookAtTop, setAsideTop } from '../verbs/library.ts';
import { playCard, putIntoPlay } from '../verbs/play.ts';
import { putOnDeck, revealAside, revealHand, revealTop, takeAside } from '../verbs/reveal.ts';
import { steal, trashChosenAside } from '../verbs/thief.ts';
import { NOTHING, trashFromHand, trashing, trashingOne, trashThis } from '../verbs/trash.ts';
import { cardsIn, trash } from '../zones.ts';

const cellar = card('cellar', 'DOM-B01', { cost: 2, types: ['action'] }, [
  plus({ actions: 1 }),
  pickFromHand({ prompt: 'discard-any', rule: 'DOM-B01.2', min: 0, max: Number.MAX_SAFE_INTEGER }),
  (x) => {
    discardCards(x, x.answer);
    draw(x, x.answer.length);
  },
]);

const chapel = card('chapel', 'DOM-B02', { cost: 2, types: ['action'] }, [
  trashing({ rule: 'DOM-B02.1', min: 0, max: 4 }),
]);

const moat = card(
  'moat',
  'DOM-B03',
  { cost: 2, types: ['action', 'reaction'], reaction: [(x) => shield(x)], showsOnce: true },
  [plus({ cards: 2 })],
);

const chancellor = card('chancellor', 'DOM-B04', { cost: 3, types: ['action'] }, [
  plus({ coins: 2 }),
  when((x) => x.deckOf().length > 0, [oneOf('DOM-B04.1', { 'turn-deck': [(x) => turnDeck(x)], 'leave-deck': [] })]),
]);

const village = card('village', 'DOM-B05', { cost: 3, types: ['action'] }, [plus({ cards: 1, actions: 2 })]);

const woodcutter = card('woodcutter', 'DOM-B06', { cost: 3, types: ['action'] }, [plus({ buys: 1, coins: 2 })]);

const workshop = card('workshop', 'DOM-B07', { cost: 3, types: ['action'] }, [
  gaining('DOM-B07.1', (cost) => cost <= 4),
]);

const bureaucrat = card('bureaucrat', 'DOM-B08', { cost: 4, types: ['action', 'attack'] }, [
  (x) => gain(x, SILVER, 'deck'),
  (x) => {
    const choice = { prompt: 'bureaucrat', rule: 'DOM-B08.2', min: 1, max: 1, which: isVictory };
    const holders = victims(x).filter((seat) => x.handOf(seat).length > 0);
    x.ask(...holders.map((seat) => amongCards(x, seat, x.handOf(seat), choice)));
  },
  (x) => {
    for (const seat of victims(x)) {
      const [shown] = x.answerOf(seat) ?? [];
      if (shown === undefined) revealHand(x, seat);
      else putOnDeck(x, [shown], seat, true);
    }
  },
]);

const feast = card('feast', 'DOM-B09', { cost: 4, types: ['action'] }, [
  (x) => {
    trashThis(x);
  },
  gaining('DOM-B09.1', (cost) => cost <= 5),
]);

const gardens = card('gardens', 'DOM-B10', {
  cost: 4,
  types: ['victory'],
  points: (owned) => Math.floor(owned.length / 10),
});

const militia = card('militia', 'DOM-B11', { cost: 4, types: ['action', 'attack'] }, [
  plus({ coins: 2 }),
  (x) => {
    const holders = victims(x).filter((seat) => x.handOf(seat).length > 3);
    const choice = (excess: number) => ({ prompt: 'discard', rule: 'DOM-B11.2', min: excess, max: excess });
    x.ask(...holders.map((seat) => amongCards(x, seat, x.handOf(seat), choice(x.handOf(seat).length - 3))));
  },
  (x) => {
    for (const seat of victims(x)) discardCards(x, x.answerOf(seat) ?? [], seat);
  },
]);

const moneylender = card('moneylender', 'DOM-B12', { cost: 4, types: ['action'] }, [
  pickFromHand({ prompt: 'trash', rule: 'DOM-B12.1', min: 1, max: 1, which: (kind) => kind === COPPER }),
  (x) => {
    trashFromHand(x, x.answer);
    addBonus(x, { coins: 3 * x.answer.length });
  },
]);

const remodel = card('remodel', 'DOM-B13', { cost: 4, types: ['action'] }, [
  trashingOne({ rule: 'DOM-B13.2' }),
  gaining('DOM-B13.3', (cost, trashed) => trashed !== NOTHING && cost <= trashed + 2),
]);

const smithy = card('smithy', 'DOM-B14', { cost: 4, types: ['action'] }, [plus({ cards: 3 })]);

const spy = card('spy', 'DOM-B15', { cost: 4, types: ['action', 'attack'] }, [
  plus({ cards: 1, actions: 1 }),
  eachSeat(
    (x) => [x.me, ...victims(x)],
    [
      (x) => {
        x.frame.n = revealTop(x);
      },
      when(
        (x) => x.frame.n >= 0,
        [
          (x) => put(x, amongCards(x, x.cause, [x.frame.n], { prompt: 'spy', rule: 'DOM-B15', min: 0, max: 1 })),
          (x) => {
            if (x.chosen >= 0) discardTop(x, x.me);
            else x.out?.push({ t: 'left-on-deck', seat: x.me, card: x.frame.n });
          },
        ],
      ),
    ],
  ),
]);

const thief = card('thief', 'DOM-B16', { cost: 4, types: ['action', 'attack'] }, [
  (x) => {
    x.frame.n = cardsIn(x.state, trash(x.seats)).length;
  },
  eachVictim([
    (x) => revealAside(x, 2),
    (x) =>
      put(
        x,
        amongCards(x, x.cause, x.asideOf(), { prompt: 'thief', rule: 'DOM-B16.2', min: 1, max: 1, which: isTreasure }),
      ),
    (x) => trashChosenAside(x),
    (x) => discardAside(x),
  ]),
  steal,
]);

const throneRoom = card('throne-room', 'DOM-B17', { cost: 4, types: ['action'] }, [
  pickFromHand({ prompt: 'throne-room', rule: 'DOM-B17.1', min: 1, max: 1, which: isAction }),
  (x) => {
    if (x.chosen < 0) return x.leave();
    x.frame.n = x.chosen;
    putIntoPlay(x, x.chosen);
  },
  (x) => x.call(playCard, x.me, x.frame.n),
  (x) => x.call(playCard, x.me, x.frame.n, 1),
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
  repeatWhile(
    (x) => x.handOf().length < 7 && canDraw(x),
    [
      (x) => lookAtTop(x),
      (x) =>
        put(
          x,
          amongCards(x, x.me, x.deckOf().slice(-1), {
            prompt: 'set-aside',
            rule: 'DOM-B21.1',
            min: 0,
            max: 1,
            which: isAction,
          }),
        ),
      (x) => (x.chosen >= 0 ? setAsideTop(x) : draw(x, 1)),
    ],
  ),
  (x) => discardAside(x),
]);

const market = card('market', 'DOM-B22', { cost: 5, types: ['action'] }, [
  plus({ cards: 1, actions: 1, buys: 1, coins: 1 }),
]);

const mine = card('mine', 'DOM-B23', { cost: 5, types: ['action'] }, [
  trashingOne({ rule: 'DOM-B23.1', which: isTreasure }),
  gaining('DOM-B23.2', (cost, trashed, kind) => trashed !== NOTHING && isTreasure(kind) && cost <= trashed + 3, 'hand'),
]);

const witch = card('witch', 'DOM-B24', { cost: 5, types: ['action', 'attack'] }, [
  plus({ cards: 2 }),
  eachVictim([(x) => gain(x, CURSE)]),
]);

const adventurer = card('adventurer', 'DOM-B25', { cost: 6, types: ['action'] }, [
  repeatWhile((x) => x.asideOf().filter(isTreasure).length < 2 && canDraw(x), [(x) => revealAside(x, 1)]),
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
