import { seedFast, type Viewer } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { tides } from '../index.ts';
import { DECK, hand } from '../rules/zones.ts';
import { newGame, type TidesTable, table } from '../testing/table.ts';

const A = 'kings-nest ancient-divide eternal-palace great-library-of-ahm wellspring-of-power';
const B = 'eye-of-the-north jinns-shackles old-mans-pass sky-pillars great-hall';
const PUBLIC_VIEWERS = [0, 1, 'spectator', 'judge'] as const;

const names = (cards: readonly number[]) => cards.map((card) => tides.optionName('card', card)).join(' ');

/** What the viewer remembers of a hand or the draw pile, by name. */
function remembered(t: TidesTable, viewer: Viewer, zone: number): string {
  return names(t.view(viewer).memory.zones.find((one) => one.zone === zone)?.cards ?? []);
}

const firstPick = () => table({ A: { hand: A }, B: { hand: B } });
const monumentChoice = () => table({ asks: 'monument', A: { hand: A }, B: { hand: B } });

test.each(PUBLIC_VIEWERS)(
  'TID-7.1 kingdoms, monuments, scores and who has committed are open to viewer %s',
  (viewer) => {
    const t = table({
      round: 2,
      A: { hand: 'great-hall sky-pillars', laid: 'kings-nest', monuments: 'ancient-divide', points: [12] },
      B: { hand: 'golden-ziggurat old-mans-pass', laid: 'jinns-shackles', monuments: 'eye-of-the-north', points: [9] },
    });
    t.B.answers('old-mans-pass');
    const { seats, round } = t.view(viewer);
    expect(seats.map((seat) => names(seat.laid))).toEqual(['kings-nest', 'jinns-shackles']);
    expect(seats.map((seat) => names(seat.monuments))).toEqual(['ancient-divide', 'eye-of-the-north']);
    expect(seats.map((seat) => [seat.points, seat.total])).toEqual([
      [[12], 12],
      [[9], 9],
    ]);
    expect(seats.map((seat) => seat.ready)).toEqual([false, true]);
    expect(round).toBe(2);
  },
);

test.each(PUBLIC_VIEWERS)('TID-7.2 the cards removed from the game lie face up, for viewer %s', (viewer) => {
  const t = monumentChoice();
  t.bothAnswer('kings-nest ancient-divide', 'great-hall sky-pillars');
  expect(names(t.view(viewer).removed)).toBe('ancient-divide sky-pillars');
});

describe('TID-7.3 a hand', () => {
  test('TID-7.3 is seen by its owner only', () => {
    const t = firstPick();
    const handOfA = (viewer: Viewer) => t.view(viewer).seats[0]?.hand;
    expect(names(handOfA(0)?.cards ?? [])).toBe(A);
    expect(handOfA(1)).toEqual({ count: 5, cards: null });
    expect(handOfA('spectator')).toEqual({ count: 5, cards: null });
    expect(names(handOfA('judge')?.cards ?? [])).toBe(A);
  });

  test('TID-7.3 after a swap is remembered by the one who passed it', () => {
    const t = firstPick();
    t.bothAnswer('kings-nest', 'great-hall');
    expect(remembered(t, 0, hand(1))).toBe(t.B.hand);
    expect(remembered(t, 1, hand(0))).toBe(t.A.hand);
    expect(remembered(t, 'spectator', hand(0))).toBe('');
    expect(t.A.view.seats[1]?.hand).toEqual({ count: 4, cards: null });
  });

  test('TID-7.3 taken back from the table is remembered by everybody, less what then leaves it', () => {
    const t = newGame(3);
    t.playUntil(() => t.A.decision.prompt === 'monument');
    for (const viewer of [1, 'spectator'] as const) expect(remembered(t, viewer, hand(0))).toBe(t.A.hand);
    const [first, second, ...stay] = t.A.hand.split(' ');
    t.A.answers(`${first} ${second}`);
    t.B.answers(t.B.hand.split(' ').slice(0, 2).join(' '));
    for (const viewer of [1, 'spectator'] as const) expect(remembered(t, viewer, hand(0))).toBe(stay.join(' '));
    expect(t.A.hand.split(' ')).toHaveLength(5);
  });

  test('TID-7.3 is drawn to in secret: the others see how many cards, not which', () => {
    const t = monumentChoice();
    t.bothAnswer('kings-nest ancient-divide', 'great-hall sky-pillars');
    const drawnBy = (log: readonly string[]) => log.filter((line) => line.includes('draws'));
    const [hidden, toA] = ['B draws 2 cards.', 'A draws Citadel of the Prophets and Golden Ziggurat.'];
    expect(drawnBy(t.logOf(0))).toEqual([toA, hidden]);
    expect(drawnBy(t.logOf('spectator'))).toEqual(['A draws 2 cards.', hidden]);
    expect(drawnBy(t.logOf('judge'))).toEqual([toA, 'B draws Bath of the Gods and Maze of the Damned.']);
  });
});

test('TID-7.4 a face-down pick is known to its owner only until both have picked', () => {
  const [one, other] = [firstPick(), firstPick()];
  one.A.answers('kings-nest');
  other.A.answers('wellspring-of-power');
  for (const viewer of [1, 'spectator'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
  expect(one.events).toEqual([]);
  one.B.answers('great-hall');
  expect(names(one.B.view.seats[0]?.laid ?? [])).toBe('kings-nest');
});

test('TID-7.5 nobody knows order and content of the draw pile; its size is public', () => {
  const t = newGame(6);
  while (!t.isOver) {
    for (const viewer of PUBLIC_VIEWERS) {
      expect(t.view(viewer).deck).toBe(t.deck === '' ? 0 : t.deck.split(' ').length);
      expect(remembered(t, viewer, DECK)).toBe('');
    }
    const { step } = t.state.flow;
    t.playUntil(() => t.state.flow.step > step);
  }
});

test('TID-7.5 two draw piles in different order look the same to everybody at the table', () => {
  const deck = 'golden-ziggurat bath-of-the-gods maze-of-the-damned';
  const one = table({ A: { hand: A }, B: { hand: B }, deck });
  const other = table({ A: { hand: A }, B: { hand: B }, deck: deck.split(' ').reverse().join(' ') });
  expect(one.deck).not.toBe(other.deck);
  for (const viewer of PUBLIC_VIEWERS) expect(one.view(viewer)).toEqual(other.view(viewer));
});

test.each([0, 1])('TID-7.5 to seat %s every unseen card may lie anywhere in the draw pile', (seat) => {
  const t = newGame(6);
  const unseen = [...t.deck.split(' '), ...(seat === 0 ? t.B : t.A).hand.split(' ')];
  const places = t.deck.split(' ').map(() => new Set<string>());
  for (let seed = 0; seed < 200; seed++) {
    const world = tides.clone(t.state);
    tides.determinize(world, seat, seedFast(seed));
    world.zones[DECK]!.cards.forEach((card, place) => {
      places[place]!.add(names([card]));
    });
  }
  for (const cards of places) expect([...cards].sort()).toEqual(unseen.toSorted());
});

test('TID-7.6 monument and removal are known to their owner only until both are done', () => {
  const [one, other] = [monumentChoice(), monumentChoice()];
  one.A.answers('kings-nest ancient-divide');
  other.A.answers('great-library-of-ahm kings-nest');
  for (const viewer of [1, 'spectator'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
  expect([one.events, one.B.view.removed, one.B.view.seats[0]?.monuments]).toEqual([[], [], []]);
  expect(one.B.view.seats[0]?.ready).toBe(true);
  one.B.answers('great-hall sky-pillars');
  expect(names(one.B.view.seats[0]?.monuments ?? [])).toBe('kings-nest');
});

test('TID-7.7 nobody is ever sent the opponent’s hand', () => {
  const t = newGame(8);
  while (!t.isOver) {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const others = [0, 1].filter((seat) => seat !== viewer);
      for (const seat of others) expect(t.view(viewer).seats[seat]?.hand.cards).toBeNull();
    }
    const { step } = t.state.flow;
    t.playUntil(() => t.state.flow.step > step);
  }
});

test('TID-7.7 the memory aid lists only cards that this viewer has really seen', () => {
  for (const viewer of [0, 1, 'spectator'] as const) {
    const t = newGame(9);
    const seen = new Set<number>();
    while (!t.isOver) {
      const { seats, memory, removed } = t.view(viewer);
      for (const { zone, cards } of memory.zones) {
        const there = t.state.zones[zone]!.cards;
        for (const card of cards) expect(seen.has(card) && there.includes(card)).toBe(true);
      }
      for (const seat of seats)
        for (const card of [...seat.laid, ...seat.monuments, ...(seat.hand.cards ?? [])]) seen.add(card);
      for (const card of removed) seen.add(card);
      const { step } = t.state.flow;
      t.playUntil(() => t.state.flow.step > step);
      for (const event of t.events) if (event.t === 'took-back') for (const card of event.cards) seen.add(card);
    }
  }
});
