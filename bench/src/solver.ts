import { cpuUsage, stdout } from 'node:process';
import { chancesOf, dataFrom, type GameData } from '@regalia/games/diceking';

/** CPU time of all chances of one condition with two rerolls left. Cold: first use of new dice; warm: again. */
const standard = dataFrom('');
const ROUNDS = 20;
const FACE_KINDS = 18;

const objectives = new Map(standard.cards.flatMap(({ tiers }) => tiers.map((tier) => [tier.kind, tier] as const)));
const freshDice = (): GameData['dice'] => standard.dice.map((faces) => [...faces]);

function millisecondsFor(tier: GameData['cards'][number]['tiers'][number], dice: GameData['dice']): number {
  const [citizen] = standard.cards;
  if (citizen === undefined) throw new Error('there are no cards');
  const before = {
    dice,
    rolled: [0, 1, 2, 3, 4, 5],
    rerolls: 2,
    jokers: { faces: Array(FACE_KINDS).fill(0), supers: 0 },
  };
  const started = cpuUsage();
  chancesOf({ ...citizen, tiers: [tier] }, before);
  const { user, system } = cpuUsage(started);
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

for (let i = 0; i < ROUNDS; i++) for (const tier of objectives.values()) millisecondsFor(tier, freshDice());
stdout.write('objective     cold ms   warm ms\n');
for (const [kind, tier] of objectives) {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const dice = freshDice();
    cold.push(millisecondsFor(tier, dice));
    warm.push(millisecondsFor(tier, dice));
  }
  stdout.write(`${kind.padEnd(12)} ${median(cold).toFixed(1).padStart(8)} ${median(warm).toFixed(1).padStart(9)}\n`);
}
