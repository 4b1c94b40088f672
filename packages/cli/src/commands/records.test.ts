import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@regalia/games';
import {
  commitTo,
  dealDigest,
  type Game,
  type GameRecord,
  openDecisions,
  startLiveGame,
  type TableSeed,
} from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { exitCodeFor } from '../failure.ts';
import { failOnInvalid, gameOf, readRecord } from '../records/file.ts';
import { verifyRecord } from '../records/verify.ts';
import { regalia, temporaryFolder } from '../testing/regalia.ts';

const folder = temporaryFolder();
const SECRET = '0f'.repeat(32);
const SEED: TableSeed = { kind: 'table', commitment: commitTo(SECRET), nonces: ['aa'.repeat(32)], secret: SECRET };

/** A game in which all seats take the first options, for at most `steps` joint decisions. */
function playRecord(steps: number): GameRecord {
  const liveGame = startLiveGame(GAMES.get('tides') as Game, { seats: 2, seed: SEED });
  for (let step = 0; step < steps && !liveGame.isOver; step++) {
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
  test('accepts a valid record from a file or a pipe', async () => {
    const [file, pipe] = await Promise.all([
      regalia(['verify', saved(whole)]),
      regalia(['verify', '-'], JSON.stringify(whole)),
    ]);
    expect(file.code).toBe(0);
    expect(file.out).toContain('The secret matches the commitment in the record.');
    expect(file.out).toContain(`The answers lead to the final state of the record: ${whole.hash}.`);
    expect(pipe.out).toBe(file.out);
  });

  test('detects a secret chosen after the game by the commitment the player saved', () => {
    const witness = { commitment: SEED.commitment, nonces: SEED.nonces };
    expect(verifyRecord(gameOf(whole), whole, witness)).toContain(
      'The commitment is the one you were shown, and your nonce was used.',
    );
    const secret = '1e'.repeat(32);
    const forgedSeed: TableSeed = { ...SEED, secret, commitment: commitTo(secret) };
    const forged = startLiveGame(GAMES.get('tides') as Game, { seats: 2, seed: forgedSeed }).record();
    expect(verifyRecord(gameOf(forged), forged)).toContain('The secret matches the commitment in the record.');
    expect(() => verifyRecord(gameOf(forged), forged, witness)).toThrow('not the one you were shown');
    const swapped = { ...SEED, nonces: ['bb'.repeat(32)] };
    const other = startLiveGame(GAMES.get('tides') as Game, { seats: 2, seed: swapped }).record();
    expect(() => verifyRecord(gameOf(other), other, witness)).toThrow('your nonce is not in the record');
  });

  test('says how many nonces are missing, and lists aborted deals with the seats at fault', () => {
    const share = (seat: number, nonce: string) => ({ seat, commitment: commitTo(nonce) });
    const first = [share(0, 'bb'.repeat(32)), share(1, 'cc'.repeat(32))];
    const deals = [
      { shares: first, missing: [1] },
      { shares: [share(0, 'aa'.repeat(32))], missing: [] },
    ];
    const record = (dealing: TableSeed['dealing']): GameRecord => ({
      ...whole,
      seed: { ...SEED, dealing } as TableSeed,
    });
    const found = (dealing: TableSeed['dealing']) => verifyRecord(gameOf(whole), record(dealing)).join('\n');
    expect(found({ people: [0, 1], deals })).toContain('All nonces were committed to in one published set');
    expect(found({ people: [0, 1], deals })).toContain('Missing nonces: 1 of 2.');
    expect(found({ people: [0, 1], deals })).toContain('Aborted deal 1: no nonce from seat 1.');
    expect(found({ people: [0], deals: deals.slice(1) })).toContain('The nonce of every person is in the shuffle.');
    expect(found(undefined)).toContain('the server could have left out some it knew');
    const forged = { people: [0, 1], deals: [{ shares: first, missing: [] }] };
    expect(() => found(forged)).toThrow('The nonces do not match the deals in the record.');
    const witness = { commitment: SEED.commitment, nonces: [], deals: [dealDigest(first)] };
    const seen = (dealing: TableSeed['dealing']) => () => verifyRecord(gameOf(whole), record(dealing), witness);
    expect(seen({ people: [0, 1], deals })()).toContain('The commitment is the one you were shown.');
    expect(seen({ people: [0, 1], deals: deals.slice(1) })).toThrow('that you were shown is not in the record');
  });

  test('fails if a commitment is given and the seed is a plain number', async () => {
    const plain = startLiveGame(GAMES.get('tides') as Game, { seats: 2, seed: { kind: 'fast', seed: 7 } }).record();
    const path = saved(plain);
    const [alone, given] = await Promise.all([
      regalia(['verify', path]),
      regalia(['verify', path, '--commitment', SEED.commitment]),
    ]);
    expect([alone.code, alone.out]).toEqual([0, expect.stringContaining('does not prove a fair shuffle')]);
    expect([given.code, given.err]).toEqual([1, expect.stringContaining('but the seed is a plain number')]);
  });

  test('takes the saved commitment and nonce from the command line', async () => {
    const path = saved(whole);
    const matching = await regalia(['verify', path, '--commitment', SEED.commitment, '--nonce', 'aa'.repeat(32)]);
    expect([matching.code, matching.out]).toEqual([0, expect.stringContaining('your nonce was used')]);
    const swapped = await regalia(['verify', path, '--commitment', '00'.repeat(32)]);
    expect([swapped.code, swapped.err]).toEqual([1, expect.stringContaining('not the one you were shown')]);
  });

  test.each([
    ['another hash', { ...whole, hash: '00'.repeat(32) }, 'do not lead to the final state of the record: 0000'],
    ['another nonce', { ...whole, seed: { ...SEED, nonces: ['bb'.repeat(32)] } }, 'answer 1 is not possible'],
    ['another secret', { ...whole, seed: { ...SEED, secret: '01'.repeat(32) } }, 'does not match the commitment'],
    ['a hidden secret', { ...whole, seed: { ...SEED, secret: null } }, 'is not revealed yet'],
    ['one answer too many', { ...whole, answers: [...whole.answers, whole.answers[0]] }, 'answer 29 is not possible'],
    ['no answers', { ...whole, answers: 7 }, 'Not a valid record: answers must be an array.'],
    ['no hash', { ...whole, hash: undefined }, 'hash must be 32 bytes'],
    ['another game', { ...whole, game: 'chess' }, 'of an unknown game: "chess"'],
    ['no JSON', 'hello', 'the file is not JSON'],
    ['an unknown option', { ...whole, options: { cheat: 'yes' } }, 'there is no option "cheat"'],
    ['more seats than the game has', { ...whole, seats: 9 }, 'seats, not 9'],
    ['another format', { ...whole, format: 9 }, 'the format of this record is unknown'],
  ])('refuses a record with %s', (_, record, message) => {
    const refused = attempt(() => {
      const read = readRecord(saved(record));
      return failOnInvalid(read, (game) => verifyRecord(game, read));
    });
    expect((refused as Error).message).toContain(message);
    expect(exitCodeFor(refused)).toBe(1);
  });

  test.each(['verify', 'replay'])('%s rejects a record with invalid options', async (command) => {
    const { code, err } = await regalia([command, saved({ ...whole, options: { cheat: 'yes' } })]);
    expect([code, err]).toEqual([1, expect.stringContaining('there is no option "cheat"')]);
  });

  test('reads a record of format 1 and reports that its hash is not checked', async () => {
    const { code, out } = await regalia(['verify', saved({ ...whole, format: 1, hash: '00'.repeat(32) })]);
    expect(out).toContain('The hash is of format 1 and can no longer be checked.');
    expect(out).toContain('The game is over.');
    expect(code).toBe(0);
  });

  test('reports a failed check on standard error, with exit code 1', async () => {
    const { code, out, err } = await regalia(['verify', saved({ ...whole, hash: '00'.repeat(32) })]);
    expect(err).toBe(`The answers do not lead to the final state of the record: ${'00'.repeat(32)}.\n`);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test('treats a missing file as bad usage', async () => {
    const { code, err } = await regalia(['verify', join(folder, 'nothing.json')]);
    expect(err).toContain('Cannot read the record');
    expect(code).toBe(2);
  });
});

describe('regalia replay', () => {
  test('shows everything after the end, and a seat only what it saw', async () => {
    const path = saved(whole);
    const [judge, seat] = await Promise.all([regalia(['replay', path]), regalia(['replay', path, '--as', '1'])]);
    expect(judge.out).toMatch(/^Round 1 begins\.\nSeat 0 draws (?!5 cards)/);
    expect(judge.out).toMatch(/(wins with|share the victory)/);
    expect(seat.out).toContain('Seat 0 draws 5 cards.');
    expect(seat.out).not.toContain('Seat 1 draws 5 cards.');
  });

  test('shows an unfinished game to a spectator, in the chosen language', async () => {
    const { out } = await regalia(['replay', saved(begun), '--lang', 'cs', '--to', '2']);
    expect(out).toContain('Místo 0');
    expect(out).toContain('5\u00a0karet');
    expect(out.match(/vykládá/g)).toHaveLength(2);
  });

  test.each([
    [['--as', 'judge'], 'The judge sees every card, so only after the game.', 1],
    [['--as', '2'], '--as must be a seat from 0 to 1, spectator or judge, not "2".', 2],
    [['--lang', 'de'], 'Unknown language "de". Choose one of: en, cs, sk.', 2],
    [['--to', '-1'], '--to must be a whole number of at least 0', 2],
  ])('rejects %j', async (args, message, exitCode) => {
    const { code, err } = await regalia(['replay', saved(begun), ...args]);
    expect(err).toContain(message);
    expect(code).toBe(exitCode);
  });
});
