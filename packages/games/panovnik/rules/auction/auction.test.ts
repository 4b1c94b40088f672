import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const bid = { asks: 'bid' } as const;
const LOW = { pyramid: 'mentor 1:0' };
const HIGH = { pyramid: 'witch 1:0' };

test('PAN-5.1 PAN-5.3 PAN-5.4 a gem of a color with a card, an attack token, or nothing can be bid', () => {
  const t = table({
    ...bid,
    A: { gems: 'BRG', attacks: 1 },
    B: { gems: 'Y' },
    above: 'captain - - -',
    below: '- scout - -',
  });
  expect(t.A.options).toBe('blue red attack');
  expect(t.B.options).toBe('');
  expect(t.A.isRefused('2', 'PAN-5.4')).toContain('no card');
  expect(t.B.isRefused('0', 'PAN-5.4')).toContain('You have no ');
  expect(t.B.isRefused('4', 'PAN-5.3')).toContain('attack');
});

test('PAN-5.4 eternal gems cannot be bid', () => {
  const t = table({ ...bid, A: { tokens: 'eternal-blue 1:0' }, B: {}, above: 'captain - - -' });
  expect(t.A.options).toBe('');
});

test('PAN-T.5 Captain at the yellow auction card is won by a yellow gem or an attack token only', () => {
  const t = table({ ...bid, A: { gems: 'BRGY', attacks: 1 }, B: {}, below: '- - - captain' });
  expect(t.A.options).toBe('yellow attack');
});

test('PAN-5.7 PAN-5.13 PAN-5.8 one bidder and one card: the bidder gets it, and the gem is gone', () => {
  const t = table({ ...bid, A: { gems: 'BR' }, B: { gems: 'R' }, below: 'captain - - -' });
  t.all('blue', '');
  expect(t.A.hand).toBe('captain');
  expect(t.A.gems).toBe('R');
  expect(t.B.decision.prompt).toBe('pass-gems');
});

test('PAN-5.7 PAN-E.3 one bidder and two cards: the bidder chooses after the reveal', () => {
  const t = table({ ...bid, A: { gems: 'B' }, B: { gems: 'R' }, above: 'scout - - -', below: 'captain mentor - -' });
  t.all('blue', 'red');
  expect(t.B.hand).toBe('');
  expect(t.A.options).toBe('scout captain');
  t.A.answers('scout');
  expect([t.A.hand, t.B.hand]).toEqual(['scout', 'mentor']);
});

test('PAN-5.9 PAN-5.17 two bidders and two cards: each gets what it picks, if they pick different cards', () => {
  const t = table({ ...bid, A: { gems: 'B' }, B: { gems: 'B' }, above: 'scout - - -', below: 'captain - - -' });
  t.all('blue', 'blue');
  t.A.answers('scout');
  expect(t.A.hand).toBe('');
  t.B.answers('captain');
  expect([t.A.hand, t.B.hand]).toEqual(['scout', 'captain']);
});

test.each([
  ['scout', 'scout'],
  ['', 'captain'],
  ['scout', ''],
])('PAN-5.9 the picks %j and %j are no deal: both go on without a card', (one, other) => {
  const t = table({ ...bid, A: { gems: 'BR' }, B: { gems: 'BR' }, above: 'scout mentor - -', below: 'captain - - -' });
  t.all('blue', 'blue');
  t.all(one, other);
  expect([t.A.hand, t.B.hand]).toEqual(['', '']);
  expect([t.state.turn, t.asked]).toEqual([2, 'A B']);
  expect([t.A.gems, t.B.gems]).toEqual(['R', 'R']);
});

test('PAN-4.5 PAN-5.7 PAN-E.5 two bidders and one card: nobody gets it; they may bid the same again', () => {
  const t = table({ ...bid, A: { ...LOW, gems: 'BB' }, B: { ...HIGH, gems: 'BB' }, below: 'captain - - -' });
  t.all('blue', 'blue');
  expect([t.A.hand, t.B.hand, t.below]).toEqual(['', '', 'captain - - -']);
  expect(t.A.options).toBe('blue');
  expect([t.A.gems, t.B.gems]).toEqual(['B', 'B']);
});

test('PAN-T.15 three bidders on a color with two cards: nobody gets a card, three gems go to the supply, all go on', () => {
  const t = table({
    ...bid,
    A: { gems: 'BY' },
    B: { gems: 'B' },
    C: { gems: 'B' },
    above: 'scout - - -',
    below: 'captain - - -',
  });
  const before = t.supply;
  t.all('blue', 'blue', 'blue');
  expect(t.supply).toBe(`BBB${before}`);
  expect([t.asked, t.state.turn]).toEqual(['A B C', 2]);
});

test('PAN-5.5 PAN-5.6 PAN-4.3 attackers take in pyramid priority, each seeing what the others took', () => {
  const t = table({
    ...bid,
    A: { ...HIGH, attacks: 1 },
    B: { ...LOW, attacks: 1 },
    C: { gems: 'B' },
    above: 'scout - - -',
    below: 'captain - - regent',
  });
  t.all('attack', 'attack', 'blue');
  expect([t.asked, t.B.options]).toEqual(['B', 'scout captain regent']);
  t.B.answers('captain');
  expect([t.asked, t.A.options]).toEqual(['A', 'scout regent']);
  t.A.answers('regent');
  expect([t.A.hand, t.B.hand, t.C.hand]).toEqual(['regent', 'captain', 'scout']);
  expect([t.A.attacks, t.B.attacks]).toEqual([0, 0]);
});

test('PAN-E.1 the later attacker takes another card; with an empty offer the token is lost and the attacker goes on', () => {
  const t = table({ ...bid, A: { ...HIGH, attacks: 1 }, B: { ...LOW, attacks: 1 }, below: 'captain - - -' });
  t.all('attack', 'attack');
  expect([t.B.hand, t.A.hand]).toEqual(['captain', '']);
  expect(t.eventsOf('attack-lost')).toEqual([{ t: 'attack-lost', seat: 0 }]);
  expect(t.eventsOf('passed')).toEqual([{ t: 'passed', seat: 0 }]);
});

test('PAN-E.2 PAN-5.7 an attacker leaves one card: two gem bidders there cannot agree', () => {
  const t = table({
    ...bid,
    A: { gems: 'BR' },
    B: { gems: 'BR' },
    C: { attacks: 1 },
    above: 'scout - - -',
    below: 'captain mentor - -',
  });
  t.all('blue', 'blue', 'attack');
  t.C.answers('scout');
  expect(t.eventsOf('clashed')).toMatchObject([{ color: 0, seats: [0, 1] }]);
  expect(t.asked).toBe('A B');
});

test('PAN-5.7 attackers emptied the color: the bidder gets nothing and goes on', () => {
  const t = table({ ...bid, A: { gems: 'BR' }, B: { attacks: 1 }, below: 'captain mentor - -' });
  t.all('blue', 'attack');
  t.B.answers('captain');
  expect([t.asked, t.A.options, t.A.gems]).toEqual(['A', 'red', 'R']);
});

test('PAN-E.6 a seat with attack tokens only may bid them', () => {
  const t = table({ ...bid, A: { attacks: 2 }, B: {}, below: 'captain mentor - -' });
  t.all('attack', '');
  t.A.answers('mentor');
  expect([t.A.hand, t.A.attacks]).toEqual(['mentor', 1]);
});

test('PAN-5.2 PAN-5.10 PAN-6.5 winners and passers take no part in later bidding rounds', () => {
  const t = table({
    ...bid,
    A: { gems: 'BBRR' },
    B: { gems: 'R' },
    C: { gems: 'RR' },
    D: { gems: 'RR' },
    below: 'captain mentor scout -',
  });
  t.all('blue', '', 'red', 'red');
  t.B.answers('green green green');
  expect([t.state.turn, t.asked]).toEqual([2, 'C D']);
});

test('PAN-5.11 without a usable gem or token one is asked all the same, with passing as the only answer', () => {
  const t = table({ ...bid, A: { gems: 'R' }, B: { gems: 'B' }, below: 'captain - - -' });
  expect(t.asked).toBe('A B');
  expect(t.A.decision).toMatchObject({ options: [], min: 0 });
});

test('PAN-5.11 with an empty offer everybody passes without being asked', () => {
  const t = table({
    ...bid,
    A: { ...LOW, gems: 'B', attacks: 1 },
    B: { gems: 'BB' },
    C: { gems: 'BB' },
    below: 'captain - - -',
  });
  t.all('attack', 'blue', 'blue');
  expect(t.eventsOf('passed').map(({ seat }) => seat)).toEqual([1]);
  expect(t.B.decision.prompt).toBe('pass-gems');
});

test('PAN-5.12 PAN-6.1 PAN-E.4 after the third bidding round who has no card passes and takes gems, the bid ones among them', () => {
  const t = table({
    ...bid,
    turn: 3,
    A: { ...LOW, gems: 'BBBBBBBB'.slice(1) },
    B: { ...HIGH, gems: 'B' },
    below: 'captain - - -',
  });
  expect(t.supply.startsWith('B')).toBe(false);
  t.all('blue', 'blue');
  expect([t.asked, t.A.decision.prompt]).toEqual(['A', 'pass-gems']);
  t.A.answers('blue blue red');
  expect([t.asked, t.B.decision.prompt]).toEqual(['B', 'pass-gems']);
});

test('PAN-5.14 there is no command to give, lend or show anything', () => {
  const t = table({ ...bid, A: { gems: 'B' }, B: {}, below: 'captain - - -' });
  expect(t.A.decision.prompt).toBe('bid');
  expect(t.A.isRefused('9', 'PAN-5.3')).toContain('can’t choose this');
});

test('PAN-5.15 PAN-13.16 after the auction the upper cards go, the lower ones move up, four new ones come', () => {
  const t = table({
    ...bid,
    A: { ...LOW, gems: 'B' },
    B: HIGH,
    above: 'scout fairy - -',
    below: 'captain - witch -'.replace('witch', 'regent'),
  });
  const next = t.zone('large-deck').split(' ').slice(0, 4).join(' ');
  t.all('blue', '');
  t.A.answers('captain');
  t.playUntil(() => t.state.phase === 'building');
  expect(t.discard).toBe('scout fairy');
  expect(t.above).toBe('- - regent -');
  expect(t.below).toBe(next);
});

test('PAN-5.16 in round 12 nothing new is laid out', () => {
  const t = table({ ...bid, round: 12, A: LOW, B: HIGH, above: 'scout - - -', below: 'captain - - -' });
  t.all('', '');
  t.playUntil(() => t.state.phase === 'building' || t.isOver);
  expect([t.above, t.below]).toEqual(['captain - - -', '- - - -']);
});

test('PAN-4.1 PAN-4.2 PAN-5.16 twelve rounds of an auction and a building phase; the large deck ends with auction 11', () => {
  const t = table({ asks: 'bid', round: 1, A: LOW, B: HIGH, below: 'captain scout fairy regent' });
  t.playUntil(() => t.state.round === 11 && t.state.phase === 'building');
  t.playUntil(() => t.isOver);
  expect(t.eventsOf('round-began').at(-1)?.round).toBe(12);
  expect(t.state.round).toBe(12);
  expect(t.isOver).toBe(true);
});

test('PAN-T.6 PAN-6.2 PAN-6.7 PAN-8.4 four science tokens: a pass takes 3 to 7 gems', () => {
  const t = table({
    ...bid,
    A: { tokens: 'science 1:0, science 1:0, science 1:0, science 1:0' },
    B: {},
    below: 'captain - - -',
  });
  t.all('', '');
  expect(t.A.decision).toMatchObject({ min: 3, max: 7 });
  t.A.isRefused('blue blue', 'PAN-6.2');
  t.A.answers('blue blue red red green green yellow');
  expect(t.A.gems).toBe('BBRRGGY');
});

test('PAN-6.3 PAN-4.3 several passers take in pyramid priority, each everything at once', () => {
  const t = table({ ...bid, A: HIGH, B: LOW, below: 'captain - - -' });
  t.all('', '');
  expect(t.asked).toBe('B');
  t.B.answers('blue blue blue');
  expect(t.asked).toBe('A');
});

test('PAN-6.4 PAN-6.7 with too few gems the passer takes what is there, and nothing is owed', () => {
  const t = table({
    ...bid,
    A: { ...LOW, gems: 'BBBBBBBBRRRRRRRR' },
    B: { ...HIGH, gems: 'GGGGGGGGYYYYYY' },
    below: 'captain - - -',
  });
  t.all('', '');
  expect(t.A.gems.endsWith('YY')).toBe(true);
  expect(t.eventsOf('took-gems')).toEqual([
    { t: 'took-gems', seat: 0, gems: [0, 0, 0, 2] },
    { t: 'took-gems', seat: 1, gems: [0, 0, 0, 0] },
  ]);
});

test('PAN-6.6 gems bid in the same bidding round can be taken by its passers', () => {
  const t = table({ ...bid, A: { ...LOW, gems: 'BBBBBBBB' }, B: HIGH, below: 'captain - - -' });
  t.all('blue', '');
  expect(t.B.options).toContain('blue');
});

test('PAN-7.16 a gem that was bid does not count towards the cost of the card', () => {
  const t = table({ ...bid, A: { ...LOW, gems: 'G' }, B: HIGH, below: '- - captain -' });
  t.all('green', '');
  t.playUntil(() => t.state.phase === 'building');
  expect(t.A.hand).toBe('captain');
  expect(t.A.options).toBe('');
});
