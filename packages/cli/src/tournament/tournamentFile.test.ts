import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/regalia.ts';
import type { Match } from './match.ts';
import { LEVEL_APART } from './sprt.ts';
import { loadTournament, resume, saveTournament } from './tournamentFile.ts';

const folder = temporaryFolder();
const match: Match = { game: 'tides', revision: 1, seats: 2, options: {}, challenger: 'easy', opponent: 'beginner' };

test('a tournament is read as it was saved', () => {
  const path = join(folder, 'saved.json');
  const results = [{ match, deals: [420, 0, 840] }];
  saveTournament(path, { seed: 3, hypotheses: LEVEL_APART, results });
  expect(loadTournament(path)).toMatchObject({ seed: 3, hypotheses: LEVEL_APART, results });
});

test('there need not be a file', () => {
  expect(loadTournament(join(folder, 'none.json'))).toBeUndefined();
});

test.each(['{', '{}', '[]', '{"format":1,"seed":1,"hypotheses":{},"results":[{"match":{},"deals":["x"]}]}'])(
  'the file %s is rejected',
  (text) => {
    const path = join(folder, 'bad.json');
    writeFileSync(path, text);
    expect(() => loadTournament(path)).toThrow(path);
  },
);

test('a match of other rules, seats or options starts from nothing', () => {
  const known = [{ match, deals: [840] }];
  expect(resume([match], known)[0]?.deals).toEqual([840]);
  for (const changed of [{ revision: 2 }, { seats: 3 }, { options: { x: 1 } }, { challenger: 'medium' }]) {
    expect(resume([{ ...match, ...changed }], known)[0]?.deals).toEqual([]);
  }
});
