import { describe, expect, test } from 'vitest';
import { regalia } from '../testing/regalia.ts';

const SERIES = ['simulate', 'tides', '--seats', 'greedy,random', '--games', '10', '--seed', '5'];

describe('regalia simulate', () => {
  test('gives the same result for any number of jobs', async () => {
    const runs = await Promise.all([
      regalia([...SERIES, '--json', '--jobs', '1']),
      regalia([...SERIES, '--json', '--jobs', '3']),
    ]);
    expect(runs[0]?.code).toBe(0);
    expect(runs[0]?.out).toBe(runs[1]?.out);
    const { games, draws, results, decisionsPerGame } = JSON.parse(runs[0]?.out as string);
    expect(games).toBe(10);
    expect(decisionsPerGame).toBe(28);
    expect(results[0].wins + results[1].wins + draws).toBe(10);
    expect(results[0].bot).toBe('greedy');
    expect(results[0].low).toBeLessThan(results[0].winRate);
  });

  test('prints a table for people and lines for spreadsheets', async () => {
    const [table, csv] = await Promise.all([regalia(SERIES), regalia([...SERIES, '--csv'])]);
    expect(table.out).toContain('win rate');
    expect(table.out).toContain('10 games of tides, seed 5');
    expect(table.err).toBe('');
    const [head, ...rows] = csv.out.trim().split('\n');
    expect(head).toBe('bot,games,wins,shared,winRate,low,high,averageScore');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['greedy', 'random']);
  });

  test('reports only points for a bot that plays alone', async () => {
    const { out } = await regalia(['simulate', 'panovnik', '--seats', 'random', '--games', '2', '--jobs', '1']);
    expect(out).toMatch(/random │ +-?\d/);
    expect(out).toContain('2 games of panovnik, seed 1: ');
    expect(out).not.toMatch(/win|draw/);
  });

  test('rejects invalid options with a message and exit code 2', async () => {
    const cases: [string[], string][] = [
      [['simulate', 'chess', '--seats', 'greedy,random'], 'Unknown game "chess". Choose one of: tides'],
      [['simulate', 'tides', '--seats', 'greedy,oracle'], 'Unknown bot "oracle". Choose one of: beginner, easy'],
      [['simulate', 'tides', '--seats', 'greedy'], 'this game has exactly 2 seats, not 1'],
      [[...SERIES, '--games', '0'], '--games must be a whole number of at least 1, not "0".'],
      [[...SERIES, '--options', '{'], "--options must be JSON, such as '{}', not {"],
      [[...SERIES, '--options', '{"x":1}'], 'there is no option "x"; the options are: zeroTie'],
      [[...SERIES, '--json', '--csv'], 'Choose --json or --csv, not both.'],
      [['simulate', 'tides'], "required option '--seats <bots>' not specified"],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await regalia(args);
      expect(err).toContain(message);
      expect(err).not.toContain('    at ');
      expect(out).toBe('');
      expect(code).toBe(2);
    }
  });
});
