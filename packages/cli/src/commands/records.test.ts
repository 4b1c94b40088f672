import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@regalia/games';
import { commitTo, type Game, type GameRecord, openDecisions, startLiveGame, type TableSeed } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { exitCodeFor } from '../failure.ts';
import { askOf, gameOf, readRecord } from '../records/file.ts';
import { verifyRecord } from '../records/verify.ts';
import { regalia, temporaryFolder } from '../testing/regalia.ts';

const folder = temporaryFolder();
const SECRET = '0f'.repeat(32);
const SEED: TableSeed = { kind: 'table', commitment: commitTo(SECRET), nonces: ['aa'.repeat(32)], secret: SECRET };

/** A game in which everybody takes the first options, up to the `most`-th set of answers. */
function playRecord(most: number): GameRecord {
  const liveGame = startLiveGame(GAMES.get('tides') as Game, { seats: 2, seed: SEED });
  for (let step = 0; step < most && !liveGame.isOver; step++) {
    for (const d of openDecisions(liveGame.state)) liveGame.answer(d.seat, d.options.slice(0, d.min), 'person');
  }
  return liveGame.record();
}

const whole = playRecord(99);
const begun = playRecord(3);
let files = 0;

function saved(record: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof record === 'string' ? record : JSON.stringify(record));
  return path;
}

function attempt(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe('regalia verify', () => {
  test('accepts a true record, from a file or a pipe', async () => {
    const [file, pipe] = await Promise.all([
      regalia(['verify', saved(whole)]),
      regalia(['verify', '-'], JSON.stringify(whole)),
    ]);
    expect(file.code).toBe(0);
    expect(file.out).toContain('The secret fits the commitment in the record.');
    expect(file.out).toContain(`The answers lead to the state the record names: ${whole.hash}.`);
    expect(pipe.out).toBe(file.out);
  });

  test('a server that chose the best of many secrets afterwards is caught by what the player kept', () => {
    const witness = { commitment: SEED.commitment, nonces: SEED.nonces };
    expect(verifyRecord(gameOf(whole), whole, witness)).toContain(
      'The commitment is the one you were shown, and your nonce was used.',
    );
    const secret = '1e'.repeat(32);
    const forgedSeed: TableSeed = { ...SEED, secret, commitment: commitTo(secret) };
    const forged = startLiveGame(GAMES.get('tides') as Game, { seats: 2, seed: forgedSeed }).record();
    expect(verifyRecord(gameOf(forged), forged)).toContain('The secret fits the commitment in the record.');
    expect(() => verifyRecord(gameOf(forged), forged, witness)).toThrow('not the one you were shown');
    const swapped = { ...SEED, nonces: ['bb'.repeat(32)] };
    const other = startLiveGame(GAMES.get('tides') as Game, { seats: 2, seed: swapped }).record();
    expect(() => verifyRecord(gameOf(other), other, witness)).toThrow('nonce you sent is not among');
  });

  test('what the player kept is given on the command line', async () => {
    const path = saved(whole);
    const kept = await regalia(['verify', path, '--commitment', SEED.commitment, '--nonce', 'aa'.repeat(32)]);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('your nonce was used')]);
    const swapped = await regalia(['verify', path, '--commitment', '00'.repeat(32)]);
    expect([swapped.code, swapped.err]).toEqual([1, expect.stringContaining('not the one you were shown')]);
  });

  test.each([
    ['another hash', { ...whole, hash: '00'.repeat(32) }, 'The answers do not lead to the state 0000'],
    ['another nonce', { ...whole, seed: { ...SEED, nonces: ['bb'.repeat(32)] } }, 'answer 1 is not possible'],
    ['another secret', { ...whole, seed: { ...SEED, secret: '01'.repeat(32) } }, 'does not fit the commitment'],
    ['a hidden secret', { ...whole, seed: { ...SEED, secret: null } }, 'has not been revealed'],
    ['an answer too many', { ...whole, answers: [...whole.answers, whole.answers[0]] }, 'answer 29 is not possible'],
    ['no answers', { ...whole, answers: 7 }, 'This is no record: answers must be an array.'],
    ['no hash', { ...whole, hash: undefined }, 'hash must be 32 bytes'],
    ['another game', { ...whole, game: 'chess' }, 'a game that is not known here'],
    ['no JSON', 'hello', 'the file is not JSON'],
    ['an option that the game has not', { ...whole, options: { cheat: 'yes' } }, 'there is no option "cheat"'],
    ['more seats than the game has', { ...whole, seats: 9 }, 'seats, not 9'],
    ['another format', { ...whole, format: 9 }, 'the format of this record is unknown'],
  ])('refuses a record with %s', (_, record, sentence) => {
    const refused = attempt(() => {
      const read = readRecord(saved(record));
      return askOf(read, (game) => verifyRecord(game, read));
    });
    expect((refused as Error).message).toContain(sentence);
    expect(exitCodeFor(refused)).toBe(1);
  });

  test.each(['verify', 'replay'])('%s says no to a record with options that make no sense', async (command) => {
    const { code, err } = await regalia([command, saved({ ...whole, options: { cheat: 'yes' } })]);
    expect([code, err]).toEqual([1, expect.stringContaining('there is no option "cheat"')]);
  });

  test('opens a record of format 1 and says that its hash is not checked', async () => {
    const { code, out } = await regalia(['verify', saved({ ...whole, format: 1, hash: '00'.repeat(32) })]);
    expect(out).toContain('The state the record names is that of format 1, which is no longer checked.');
    expect(out).toContain('The game is over.');
    expect(code).toBe(0);
  });

  test('says so on standard error, with exit code 1', async () => {
    const { code, out, err } = await regalia(['verify', saved({ ...whole, hash: '00'.repeat(32) })]);
    expect(err).toBe(`The answers do not lead to the state ${'00'.repeat(32)} that the record names.\n`);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test('a file that is not there is wrong usage', async () => {
    const { code, err } = await regalia(['verify', join(folder, 'nothing.json')]);
    expect(err).toContain('The record could not be read');
    expect(code).toBe(2);
  });
});

describe('regalia replay', () => {
  test('tells everything after the end, and a seat only its own', async () => {
    const path = saved(whole);
    const [judge, seat] = await Promise.all([regalia(['replay', path]), regalia(['replay', path, '--as', '1'])]);
    expect(judge.out).toMatch(/^Round 1 begins\.\nSeat 0 draws (?!5 cards)/);
    expect(judge.out).toMatch(/(wins with|share the victory)/);
    expect(seat.out).toContain('Seat 0 draws 5 cards.');
    expect(seat.out).not.toContain('Seat 1 draws 5 cards.');
  });

  test('tells a game that is not over as a spectator sees it, in the language asked for', async () => {
    const { out } = await regalia(['replay', saved(begun), '--lang', 'cs', '--to', '2']);
    expect(out).toContain('Místo 0');
    expect(out).toContain('5 karet');
    expect(out.match(/vykládá/g)).toHaveLength(2);
  });

  test.each([
    [['--as', 'judge'], 'The judge sees all, so only after the end.', 1],
    [['--as', '2'], '--as is a seat from 0 to 1, spectator or judge, not "2".', 2],
    [['--lang', 'de'], 'There is no language "de". The languages are: en, cs, sk.', 2],
    [['--to', '-1'], '--to is a whole number from 0', 2],
  ])('%j is refused', async (args, sentence, exitCode) => {
    const { code, err } = await regalia(['replay', saved(begun), ...args]);
    expect(err).toContain(sentence);
    expect(code).toBe(exitCode);
  });
});
