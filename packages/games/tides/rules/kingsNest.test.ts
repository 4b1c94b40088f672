import { below, seedFast, shuffle } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../index.ts';
import { dealtFor, kingdoms } from '../testing/table.ts';

/** Card, the cards beside it, a palace to stand in for King's Nest, and the opponent: an even comparison each. */
const TIES = [
  ['ancient-divide', 'eye-of-the-north', 'eternal-palace', 'jinns-shackles'],
  ['great-library-of-ahm', 'great-hall', 'ancient-divide', 'sky-pillars'],
  ['golden-ziggurat', '', 'ancient-divide', 'eternal-palace'],
  ['old-mans-pass', 'wellspring-of-power', 'ancient-divide', 'citadel-of-the-prophets'],
  ['blood-tear-spring', 'bath-of-the-gods', 'ancient-divide', 'maze-of-the-damned'],
  ['shield-mountain', '', 'ancient-divide', 'maze-of-the-damned'],
  ['sapphire-port', 'great-hall', 'ancient-divide', 'eternal-palace wellspring-of-power'],
] as const;

test.each(TIES)('TID-5.15 King’s Nest wins the tie of %s for its owner', (card, beside, palace, theirs) => {
  const without = kingdoms(`${card} ${beside} ${palace}`, theirs);
  expect(without.A.brings(card)).toBe(0);
  expect(without.A.why(card)).toMatch(/^TID-5.15 .*: a tie, needs King’s Nest\.$/);
  const withNest = kingdoms(`${card} ${beside} kings-nest`, theirs);
  expect(withNest.A.brings(card)).toBeGreaterThanOrEqual(7);
  expect(withNest.A.why(card)).toMatch(/^TID-5.15 .*; King’s Nest wins the tie\.$/);
});

test('TID-5.15 it applies to exactly those seven cards', () => {
  const winners = new Set<string>();
  const rng = seedFast(1);
  for (let i = 0; i < 400; i++) {
    const cards = CARDS.map((card) => card.id).filter((id) => id !== 'kings-nest');
    const order = cards.map((_, at) => at);
    shuffle(rng, order);
    const taken = order.map((at) => cards[at] as string);
    const t = kingdoms(['kings-nest', ...taken.slice(0, 1 + below(rng, 6))].join(' '), taken.slice(6, 11).join(' '));
    for (const line of t.A.preview) if (line.key.endsWith('won-tie')) winners.add(CARDS[line.card as number]?.id ?? '');
  }
  expect([...winners].sort()).toEqual(TIES.map(([card]) => card).sort());
});

test('TID-5.16 “greater than” becomes “greater than or equal”, so that less still loses', () => {
  for (const [card, beside, , theirs] of TIES) {
    expect(kingdoms(`${card} ${beside} kings-nest`, theirs).A.brings(card)).toBeGreaterThan(0);
  }
  expect(kingdoms('kings-nest ancient-divide', 'jinns-shackles').A.why('ancient-divide')).toBe(
    'TID-5.9 Fewer strongholds than the opponent (0:1).',
  );
  expect(kingdoms('kings-nest sapphire-port', 'great-hall eternal-palace').A.brings('sapphire-port')).toBe(0);
});

test('TID-5.17 a 0:0 comparison is a tie too, so that King’s Nest wins it', () => {
  const t = kingdoms('kings-nest ancient-divide', 'great-hall');
  expect(t.A.brings('ancient-divide')).toBe(7);
  expect(t.A.why('ancient-divide')).toMatch(/^TID-5.17 .*\(0:0\); King’s Nest wins the tie\.$/);
});

test('TID-5.17 a table may choose that nobody wins 0:0', () => {
  const t = kingdoms('kings-nest ancient-divide', 'great-hall', 'nobody-wins');
  expect(t.A.brings('ancient-divide')).toBe(0);
  const why = 'TID-5.17 Nobody has any strongholds (0:0), and nobody wins a tie at zero here.';
  expect(t.A.why('ancient-divide')).toBe(why);
  expect(kingdoms('ancient-divide', 'great-hall', 'nobody-wins').A.why('ancient-divide')).toBe(why);
  const ties = kingdoms('kings-nest ancient-divide eye-of-the-north', 'jinns-shackles', 'nobody-wins');
  expect(ties.A.brings('ancient-divide')).toBe(7);
  const best = kingdoms('kings-nest sapphire-port', 'golden-ziggurat', 'nobody-wins');
  expect(best.A.brings('sapphire-port')).toBe(0);
});

test('TID-5.18 King’s Nest never takes points away: the opponent’s tie brings nothing with or without it', () => {
  const mine = (palace: string) => kingdoms(`${palace} eye-of-the-north`, 'ancient-divide jinns-shackles');
  expect(mine('kings-nest').B.brings('ancient-divide')).toBe(0);
  expect(mine('eternal-palace').B.brings('ancient-divide')).toBe(0);
  expect(kingdoms('kings-nest', 'ancient-divide jinns-shackles').B.brings('ancient-divide')).toBe(7);
});

test('TID-5.19 King’s Nest does not break a tie of the final scores', () => {
  const A = 'roof-of-the-world ancient-divide kings-nest eye-of-the-north great-hall';
  const B = 'old-mans-pass eternal-palace great-library-of-ahm golden-ziggurat blood-tear-spring';
  const t = dealtFor(A, B, { round: 3, A: { points: [10, 10] }, B: { points: [18, 10] } });
  t.play(A, B);
  expect([t.A.total, t.B.total]).toEqual([45, 45]);
  expect(t.outcome).toEqual({ winners: [0, 1], places: [1, 1], decidedBy: -1 });
});

test('TID-5.20 King’s Nest and Roof of the World bring no points themselves, nor for Sapphire Port', () => {
  const t = kingdoms('kings-nest roof-of-the-world', 'sapphire-port golden-ziggurat');
  expect([t.A.brings('kings-nest'), t.A.brings('roof-of-the-world')]).toEqual([0, 0]);
  expect(t.A.why('kings-nest')).toBe('TID-5.15 Wins its owner’s ties. Scores nothing itself.');
  expect(t.B.why('sapphire-port')).toMatch('(0:0)');
});
