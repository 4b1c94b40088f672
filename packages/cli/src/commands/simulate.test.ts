import { describe, expect, test } from 'vitest';
import { regalia } from '../testing/regalia.ts';

const SERIES = ['simulate', 'tides', '--seats', 'greedy,random', '--games', '10', '--seed', '5'];

describe('regalia simulate', () => {
  test('gives the same result whatever the number of jobs', async () => {
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

  test('of a bot that plays alone only its points are told: there is nobody to win against', async () => {
    const { out } = await regalia(['simulate', 'panovnik', '--seats', 'random', '--games', '2', '--jobs', '1']);
    expect(out).toMatch(/random │ +-?\d/);
    expect(out).toContain('2 games of panovnik, seed 1: ');
    expect(out).not.toMatch(/win|draw/);
  });

  test('what cannot be is refused as wrong usage, with a sentence', async () => {
    const cases: [string[], string][] = [
      [['simulate', 'chess', '--seats', 'greedy,random'], 'There is no game "chess". The games are: tides'],
      [['simulate', 'tides', '--seats', 'greedy,oracle'], 'There is no bot "oracle". The bots are: random, greedy.'],
      [['simulate', 'tides', '--seats', 'greedy'], 'this game has exactly 2 seats, not 1'],
      [[...SERIES, '--games', '0'], '--games is a whole number from 1, not "0".'],
      [[...SERIES, '--options', '{'], "--options must be JSON, such as '{}', not {"],
      [[...SERIES, '--options', '{"x":1}'], 'there is no option "x"; the options are: zeroTie'],
      [[...SERIES, '--json', '--csv'], 'Choose --json or --csv, not both.'],
      [['simulate', 'tides'], "required option '--seats <bots>' not specified"],
    ];
    for (const [args, sentence] of cases) {
      const { code, out, err } = await regalia(args);
      expect(err).toContain(sentence);
      expect(err).not.toContain('    at ');
      expect(out).toBe('');
      expect(code).toBe(2);
    }
  });
});
