import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { regalia, temporaryFolder } from '../testing/regalia.ts';

const folder = temporaryFolder();
const play = (input: readonly string[], ...args: readonly string[]) =>
  regalia(['play', 'tides', '--seed', '7', ...args], `${input.join('\n')}\n`, folder);

/** Enough lines for a whole game: a monument question takes two numbers, a pick one. */
const WHOLE_GAME = Array.from({ length: 40 }, () => ['1', '1 2']).flat();

describe('regalia play', () => {
  test('plays a game to the end from a pipe, with a valid record', async () => {
    const { code, out } = await play(WHOLE_GAME, '--save', 'whole.json');
    expect(code).toBe(0);
    expect(out).toContain('Round 3 begins.');
    expect(out).toMatch(/(wins? with|share the victory)/);
    expect((await regalia(['verify', 'whole.json'], '', folder)).out).toContain('The game is over.');
  });

  test('saves on q and resumes with the printed command', async () => {
    const quit = await play(['1', 'q'], '--save', 'quit.json', '--lang', 'sk');
    expect(quit.out).toContain(' play tides --resume quit.json --against easy --seat 0 --lang sk\n');
    const saved = readFileSync(join(folder, 'quit.json'), 'utf8');
    const resumed = await regalia(['play', 'tides', '--resume', 'quit.json'], 'l\n1\nq\n', folder);
    expect(resumed.out.match(/You play/g)?.length).toBeGreaterThanOrEqual(1);
    expect(resumed.code).toBe(0);
    expect(readFileSync(join(folder, 'quit.json'), 'utf8')).not.toBe(saved);
  });

  test('saves the game when the input ends', async () => {
    const { out } = await play(['1']);
    const file = /Saved to (\S+)\./.exec(out)?.[1] as string;
    expect(existsSync(join(folder, file))).toBe(true);
  });

  test('explains options, rule, table and score, and refuses a forbidden undo', async () => {
    const { out } = await play(['?', 'w', 't', 's', 'l', 'u', 'q'], '--save', 'x.json');
    expect(out).toContain('7 points if you have more strongholds than your opponent.');
    expect(out).toContain('This question comes from rule TID-3.1.');
    expect(out).toContain('Draw pile: 8');
    expect(out).toContain('You: 0 points');
    expect(out).toContain('You can’t undo');
  });

  test('explains bad input and keeps the question open', async () => {
    const { out, code } = await play(['9', 'kings', '1 2', '2', 'q'], '--save', 'x.json');
    expect(out.match(/Pick one of the numbers above/g)).toHaveLength(2);
    expect(out).toContain('Too many: choose 1 card. (TID-3.1)');
    expect(out).toContain('You play Great Library of Ahm.');
    expect(code).toBe(0);
  });

  test('speaks Czech and Slovak', async () => {
    const [cs, sk] = await Promise.all([
      play(['q'], '--lang', 'cs', '--save', 'cs.json'),
      play(['q'], '--lang', 'sk', '--save', 'sk.json'),
    ]);
    expect(cs.out).toContain('Dobírací balíček: 8');
    expect(sk.out).toContain('Pokračuj príkazom:');
  });

  test('rejects invalid options with a message', async () => {
    const cases: [string[], string][] = [
      [['--against', 'oracle'], 'Unknown bot "oracle".'],
      [['--seat', '2'], '--seat must be from 0 to 1, not 2.'],
      [['--resume', 'nowhere.json'], 'Cannot read the record'],
      [['--save', 'no/such/folder.json'], 'Cannot write the record'],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await play(['q'], ...args);
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });
});
