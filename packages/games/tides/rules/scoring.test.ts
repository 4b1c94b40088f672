import { expect, test } from 'vitest';
import { dealtFor, kingdoms, table } from '../testing/table.ts';

test('TID-5.1 every round is scored, and all cards of the kingdom with it, monuments included', () => {
  const A = 'great-hall kings-nest sky-pillars eye-of-the-north citadel-of-the-prophets';
  const B = 'golden-ziggurat bath-of-the-gods old-mans-pass jinns-shackles blood-tear-spring';
  const alone = dealtFor(A, B);
  alone.play(A, B);
  const withMonument = dealtFor(A, B, { round: 2, A: { monuments: 'eternal-palace' }, B: { points: [1] } });
  withMonument.play(A, B);
  const lastRound = dealtFor(A, B, { round: 3, B: { monuments: 'roof-of-the-world' } });
  lastRound.play(A, B);
  expect(alone.A.points).toEqual([3 + 3]);
  expect(alone.B.points).toEqual([6 + 3 + 7]);
  expect(withMonument.A.points).toEqual([0, 6 + 3 + 3]);
  expect(withMonument.B.points).toEqual([1, 6 + 3 + 7]);
  expect(lastRound.B.points).toEqual([0, 0, 12 + 3 + 7]);
});

test('TID-5.2 symbols are counted on all cards of the kingdom', () => {
  const t = table({
    round: 2,
    A: { monuments: 'kings-nest', laid: 'ancient-divide great-hall shield-mountain' },
    B: { laid: 'old-mans-pass' },
  });
  expect([t.A.symbols, t.B.symbols]).toEqual(['palace 2, temple 1', 'stronghold 1']);
});

test('TID-5.3 Roof of the World doubles the most frequent symbol of its owner, and only there', () => {
  const t = kingdoms('roof-of-the-world kings-nest ancient-divide great-hall', 'eternal-palace sky-pillars');
  expect([t.A.symbols, t.B.symbols]).toEqual(['palace 4, temple 1', 'palace 1, temple 1']);
});

test('TID-5.3 if several symbols are most frequent, each of them is doubled', () => {
  const t = kingdoms('roof-of-the-world kings-nest great-hall old-mans-pass');
  expect(t.A.symbols).toBe('palace 2, temple 2, stronghold 2');
  expect(t.A.why('roof-of-the-world')).toBe(
    'TID-5.3 Doubles your most common symbol: palace, temple, and stronghold. Scores nothing itself.',
  );
});

test('TID-5.4 the doubling is automatic, looks at the undoubled counts and happens once', () => {
  const A = 'roof-of-the-world kings-nest ancient-divide great-hall sky-pillars';
  const B = 'shield-mountain golden-ziggurat bath-of-the-gods old-mans-pass jinns-shackles';
  expect(kingdoms(A, B).A.symbols).toBe('palace 4, temple 4');
  const t = dealtFor(A, B);
  t.play(A, B);
  expect(t.A.decision.prompt).toBe('monument');
  expect(t.A.points).toEqual([3 * 4]);
});

test('TID-5.5 effective counts are used for single symbols, sets, majorities, missing symbols and singles alike', () => {
  const own = kingdoms('roof-of-the-world great-hall kings-nest sky-pillars great-library-of-ahm golden-ziggurat');
  expect(own.A.symbols).toBe('palace 1, library 1, garden 1, temple 4');
  expect(kingdoms('roof-of-the-world great-hall kings-nest ancient-divide').A.brings('great-hall')).toBe(12);
  expect(kingdoms('roof-of-the-world sky-pillars wellspring-of-power bath-of-the-gods').A.brings('sky-pillars')).toBe(
    10,
  );
  const majority = kingdoms('roof-of-the-world ancient-divide eye-of-the-north', 'jinns-shackles');
  expect(majority.A.brings('ancient-divide')).toBe(7);
  expect(majority.A.brings('eye-of-the-north')).toBe(9);
  const against = kingdoms('roof-of-the-world eye-of-the-north', 'ancient-divide jinns-shackles');
  expect(against.B.why('ancient-divide')).toBe('TID-5.9 Fewer strongholds than the opponent (1:2).');
  const singles = kingdoms('roof-of-the-world kings-nest great-hall', 'shield-mountain old-mans-pass');
  expect(singles.B.why('shield-mountain')).toBe('TID-5.12 More one-of-a-kind symbols than the opponent (1:0).');
});

test('TID-5.6 all other cards of both players are judged before Sapphire Port, wherever they lie', () => {
  const t = kingdoms('sapphire-port eternal-palace citadel-of-the-prophets', 'great-hall kings-nest');
  expect(t.A.brings('eternal-palace')).toBe(3);
  expect(t.A.why('sapphire-port')).toMatch('a tie, needs King’s Nest');
  const more = kingdoms(
    'sapphire-port eternal-palace citadel-of-the-prophets wellspring-of-power',
    'great-hall kings-nest',
  );
  expect(more.A.brings('sapphire-port')).toBe(8);
});

test('TID-5.7 a per-symbol card brings its value for each such symbol in my own kingdom only', () => {
  const t = kingdoms('great-hall kings-nest ancient-divide', 'eternal-palace');
  expect(t.A.brings('great-hall')).toBe(6);
  expect(t.A.why('great-hall')).toBe('TID-5.7 Number of palaces: 2, 3 points each.');
  expect(kingdoms('great-hall', 'kings-nest ancient-divide eternal-palace').A.brings('great-hall')).toBe(0);
});

test('TID-5.8 a set card brings its value for each complete set, the rarest symbol deciding', () => {
  const one = 'wellspring-of-power kings-nest old-mans-pass great-hall';
  expect(kingdoms(one).A.brings('wellspring-of-power')).toBe(9);
  expect(kingdoms(`${one} ancient-divide jinns-shackles`).A.brings('wellspring-of-power')).toBe(9);
  const two = kingdoms(`${one} ancient-divide jinns-shackles sky-pillars`);
  expect(two.A.brings('wellspring-of-power')).toBe(18);
  expect(two.A.why('wellspring-of-power')).toBe(
    'TID-5.8 Complete sets of palace, stronghold, and temple: 2, 9 points each.',
  );
  expect(kingdoms('wellspring-of-power kings-nest old-mans-pass').A.brings('wellspring-of-power')).toBe(0);
});

test('TID-5.9 a majority card brings its full value if I have strictly more of the symbol', () => {
  const against = (mine: string, theirs: string) =>
    kingdoms(`ancient-divide ${mine}`, theirs).A.brings('ancient-divide');
  expect(against('eye-of-the-north jinns-shackles', 'old-mans-pass')).toBe(7);
  expect(against('eye-of-the-north jinns-shackles old-mans-pass', '')).toBe(7);
  expect(against('eye-of-the-north', 'old-mans-pass')).toBe(0);
  expect(against('eye-of-the-north', 'jinns-shackles old-mans-pass')).toBe(0);
});

test('TID-5.10 the symbol printed on a card counts for its own condition too', () => {
  const maze = kingdoms('maze-of-the-damned kings-nest wellspring-of-power great-hall old-mans-pass');
  expect(maze.A.brings('maze-of-the-damned')).toBe(13);
  expect(kingdoms('eye-of-the-north').A.brings('eye-of-the-north')).toBe(12);
  expect(kingdoms('eye-of-the-north').A.why('eye-of-the-north')).toBe('TID-5.11 Missing symbols: 4, 3 points each.');
});

test('TID-5.11 Eye of the North brings 3 for each of the five symbols that is missing', () => {
  const worth = (others: string) => kingdoms(`eye-of-the-north ${others}`).A.brings('eye-of-the-north');
  expect(worth('')).toBe(12);
  expect(worth('kings-nest ancient-divide roof-of-the-world')).toBe(9);
  expect(worth('kings-nest wellspring-of-power great-hall')).toBe(3);
  expect(worth('kings-nest wellspring-of-power great-hall golden-ziggurat')).toBe(0);
});

test('TID-5.12 Shield Mountain brings 8 if more symbols stand exactly once with me', () => {
  const worth = (mine: string, theirs: string) =>
    kingdoms(`shield-mountain ${mine}`, theirs).A.brings('shield-mountain');
  expect(worth('kings-nest great-hall', 'old-mans-pass golden-ziggurat bath-of-the-gods')).toBe(8);
  expect(worth('eternal-palace ancient-divide great-hall', 'old-mans-pass')).toBe(0);
  expect(worth('eternal-palace', 'old-mans-pass golden-ziggurat')).toBe(0);
  expect(worth('eternal-palace ancient-divide great-hall sky-pillars', '')).toBe(0);
});

test('TID-5.13 Sapphire Port brings 8 if my best single card makes more than the opponent’s best', () => {
  const best = kingdoms(
    'sapphire-port great-hall ancient-divide eternal-palace',
    'citadel-of-the-prophets golden-ziggurat',
  );
  expect(best.A.why('sapphire-port')).toBe(
    'TID-5.13 The best card this round scores more than the opponent’s best (6:3).',
  );
  expect(best.A.brings('sapphire-port')).toBe(8);
  const sumDoesNotMatter = kingdoms(
    'sapphire-port great-hall ancient-divide jinns-shackles blood-tear-spring',
    'eternal-palace wellspring-of-power citadel-of-the-prophets great-library-of-ahm golden-ziggurat',
  );
  expect(sumDoesNotMatter.A.brings('sapphire-port')).toBe(0);
});

test('TID-5.14 Sapphire Port’s own 8 points are not part of its comparison', () => {
  const t = kingdoms('sapphire-port ancient-divide old-mans-pass', 'golden-ziggurat kings-nest eternal-palace');
  expect([t.A.brings('ancient-divide'), t.B.brings('golden-ziggurat')]).toEqual([7, 7]);
  expect(t.A.why('sapphire-port')).toMatch(/^TID-5.15 .*\(7:7\)/);
  expect(t.A.brings('sapphire-port')).toBe(0);
});

test('TID-5.21 no card brings less than nothing, and a round may bring nothing', () => {
  const A = 'kings-nest roof-of-the-world ancient-divide eternal-palace golden-ziggurat';
  const B = 'eye-of-the-north jinns-shackles old-mans-pass shield-mountain sapphire-port';
  const t = dealtFor(A, B);
  t.play(A, B);
  expect(t.A.points).toEqual([7]);
  expect(kingdoms('kings-nest roof-of-the-world eternal-palace', 'great-hall').A.worth).toBe(0);
  for (const line of [...t.A.lines, ...t.B.lines]) expect(line.points).toBeGreaterThanOrEqual(0);
});
