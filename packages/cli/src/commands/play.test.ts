import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { regalia, temporaryFolder } from '../testing/regalia.ts';

const folder = temporaryFolder();
const play = (input: readonly string[], ...args: readonly string[]) =>
  regalia(['play', 'tides', '--seed', '7', ...args], `${input.join('\n')}\n`, folder);

/** Lines enough for a whole game: a monument question takes two numbers, a pick one. */
const WHOLE_GAME = Array.from({ length: 40 }, () => ['1', '1 2']).flat();

describe('regalia play', () => {
  test('plays a game to its end from a pipe, and its record verifies', async () => {
    const { code, out } = await play(WHOLE_GAME, '--save', 'whole.json');
    expect(code).toBe(0);
    expect(out).toContain('Round 3 begins.');
    expect(out).toMatch(/(wins with|share the victory)/);
    expect((await regalia(['verify', 'whole.json'], '', folder)).out).toContain('The game is over.');
  });

  test('is left with q, says how to go on, and goes on', async () => {
    const left = await play(['1', 'q'], '--save', 'left.json', '--lang', 'sk');
    expect(left.out).toContain('regalia play tides --resume left.json --against greedy --seat 0 --lang sk\n');
    const resumed = await regalia(['play', 'tides', '--resume', 'left.json'], 'l\nq\n', folder);
    expect(resumed.out.match(/Player lays/g)?.length).toBeGreaterThanOrEqual(1);
    expect(resumed.code).toBe(0);
  });

  test('a game whose input ends is saved too', async () => {
    const { out } = await play(['1']);
    const file = /Saved in (\S+)\./.exec(out)?.[1] as string;
    expect(existsSync(join(folder, file))).toBe(true);
  });

  test('explains options, rule, table and score, and refuses undo where it may not be', async () => {
    const { out } = await play(['?', 'w', 't', 's', 'l', 'u', 'q'], '--save', 'x.json');
    expect(out).toContain('7 points if you have more strongholds than your opponent.');
    expect(out).toContain('You are asked by rule TID-3.1.');
    expect(out).toContain('Draw pile: 8 hidden');
    expect(out).toContain('Player: 0 points');
    expect(out).toContain('There is nothing you may take back');
  });

  test('bad input gets a sentence and the question stays', async () => {
    const { out, code } = await play(['9', 'kings', '1 2', '2', 'q'], '--save', 'x.json');
    expect(out.match(/That is not one of the numbers above/g)).toHaveLength(2);
    expect(out).toContain('Too many: choose 1 card. (TID-3.1)');
    expect(out).toContain('Player lays Great Library of Ahm.');
    expect(code).toBe(0);
  });

  test('speaks Czech and Slovak', async () => {
    const [cs, sk] = await Promise.all([
      play(['q'], '--lang', 'cs', '--save', 'cs.json'),
      play(['q'], '--lang', 'sk', '--save', 'sk.json'),
    ]);
    expect(cs.out).toContain('Hráč, Ruka: ');
    expect(sk.out).toContain('Pokračuj príkazom:');
  });

  test('what cannot be is refused with a sentence', async () => {
    const cases: [string[], string][] = [
      [['--against', 'oracle'], 'There is no bot "oracle".'],
      [['--seat', '2'], '--seat is a seat from 0 to 1, not 2.'],
      [['--resume', 'nowhere.json'], 'The record could not be read'],
      [['--save', 'no/such/folder.json'], 'The record could not be written'],
    ];
    for (const [args, sentence] of cases) {
      const { code, err } = await play(['q'], ...args);
      expect(err).toContain(sentence);
      expect(code).toBe(2);
    }
  });
});
