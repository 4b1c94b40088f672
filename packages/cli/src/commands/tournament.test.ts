import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { regalia, temporaryFolder } from '../testing/regalia.ts';

const folder = temporaryFolder();
const LADDER = ['tournament', 'tides', '--bots', 'random,greedy', '--seed', '3'];

describe('regalia tournament', () => {
  test('decides alike on any number of threads', async () => {
    const runs = await Promise.all(['1', '3'].map((jobs) => regalia([...LADDER, '--json', '--jobs', jobs])));
    expect(runs[0]?.code).toBe(0);
    expect(runs[0]?.out).toBe(runs[1]?.out);
    expect(JSON.parse(runs[0]?.out as string)).toMatchObject({
      game: 'tides',
      challenger: 'greedy',
      opponent: 'random',
      verdict: 'better',
    });
  });

  test('goes on from its file and writes a report', async () => {
    const [file, html] = ['t.json', 't.html'].map((name) => join(folder, name)) as [string, string];
    const first = await regalia([...LADDER, '--file', file, '--most-games', '4', '--json']);
    expect(first.code).toBe(1);
    expect(JSON.parse(first.out)).toMatchObject({ games: 4, verdict: 'undecided' });
    const { out } = await regalia([...LADDER, '--file', file, '--html', html, '--json']);
    expect(out).toBe((await regalia([...LADDER, '--json'])).out);
    expect(readFileSync(html, 'utf8')).toContain('greedy v random');
    expect(existsSync(`${file}.new`)).toBe(false);
    const other = await regalia([...LADDER.slice(0, -1), '4', '--file', file]);
    expect(other.err).toContain('was played with --seed 3. Use that seed or another file.');
  });

  test('prints a table for people', async () => {
    const { out } = await regalia([...LADDER, '--most-games', '2']);
    expect(out).toContain('tides, 2 seats: greedy against random');
    expect(out).toContain('verdict');
  });

  test('rejects invalid options with a message and exit code 2', async () => {
    const cases: [string[], string][] = [
      [['tournament', 'chess'], 'Unknown game "chess".'],
      [['tournament', 'tides', '--bots', 'oracle,greedy'], 'Unknown bot "oracle".'],
      [['tournament', 'tides', '--bots', 'greedy'], '--bots needs at least two bots, weakest first.'],
      [['tournament', 'tides', '--seats', '3'], '--seats must be from 2 to 2 for tides, not 3.'],
      [['tournament', '--seats', '2'], '--bots, --seats and --options need a game.'],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await regalia(args);
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });
});
