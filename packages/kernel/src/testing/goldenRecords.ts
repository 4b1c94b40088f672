import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { hashFacts } from '../record/facts.ts';
import { parseRecord } from '../record/parseRecord.ts';
import { type GameRecord, RECORD_FORMAT, type RecordedAnswer, type RecordHeader } from '../record/record.ts';
import { checkHash, replay, replayMoments } from '../record/replay.ts';
import { rngFor } from '../rng/seed.ts';
import { formatPlain, makeNamer } from '../text/text.ts';
import { playOn } from './contract/play.ts';

/** Which golden games there are: some seeds for each set of options that matters. */
export interface GoldenPlan {
  /** Holds a folder `revision-n` for each revision, with records, and `told`, with the newest revision's games in sentences. */
  readonly folder: string;
  readonly sets: readonly { readonly name: string; readonly options: unknown; readonly seats: number }[];
  readonly perSet: number;
}

const ADDS = process.env.REGALIA_ADD_GOLDEN === '1';

/**
 * Every golden game of every revision replays to its hash; none is ever regenerated. `REGALIA_ADD_GOLDEN=1` adds those that
 * are missing for the newest revision. The sentences are kept beside them, so that a change reads as a diff; these do
 * change with their wording, by `vitest --update`.
 */
export function goldenRecords(game: Game, plan: GoldenPlan): void {
  describe(`${game.id} replays its golden records`, () => {
    if (ADDS) addMissing(game, plan);
    for (let revision = 1; revision <= game.revision; revision++) {
      const folder = join(plan.folder, `revision-${revision}`);
      const records = readGoldenRecords(folder);
      test(`some of revision ${revision} are there`, () => expect(records.size).toBeGreaterThan(0));
      for (const [name, record] of records) {
        test(`revision ${revision}: ${name}`, async () => {
          expect(record.revision).toBe(revision);
          expect(checkHash(game, record)).toBe('kept');
          if (revision < game.revision) return;
          await game.texts.load('en');
          await expect(`${describeGame(game, record).join('\n')}\n`).toMatchFileSnapshot(
            join(plan.folder, 'told', `${name}.txt`),
          );
        });
      }
    }
    test('those of the newest revision are all there', () => {
      const names = [...readGoldenRecords(folderOf(game, plan)).keys()];
      expect(names, 'REGALIA_ADD_GOLDEN=1 adds what is missing').toEqual(namesOf(plan));
    });
    testFormat1(game, join(plan.folder, 'format-1'), join(plan.folder, 'revision-1'));
  });
}

/** Records of format 1 lead to the same facts as the same games in format 2, and their hash is not judged. */
function testFormat1(game: Game, folder: string, twins: string): void {
  const twinOf = readGoldenRecords(twins);
  for (const [name, record] of readGoldenRecords(folder)) {
    test(`format 1: ${name}`, () => {
      expect(checkHash(game, record)).toBe('unchecked');
      expect(hashFacts(game, replay(game, record))).toBe(twinOf.get(name)?.hash);
    });
  }
}

/** The records in a folder by name; in files of format 1 the sentences stand beside the record. */
export function readGoldenRecords(folder: string): Map<string, GameRecord> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly record?: unknown };
  return new Map(
    files.map((file) => {
      const raw = read(file);
      return [file.slice(0, -'.json'.length), parseRecord(raw.record ?? raw)];
    }),
  );
}

function folderOf(game: Game, plan: GoldenPlan): string {
  return join(plan.folder, `revision-${game.revision}`);
}

function namesOf({ sets, perSet }: GoldenPlan): string[] {
  const names = sets.flatMap(({ name }) => Array.from({ length: perSet }, (_, i) => `${name}-${i + 1}`));
  return names.sort((a, b) => (a < b ? -1 : 1));
}

function addMissing(game: Game, plan: GoldenPlan): void {
  const folder = folderOf(game, plan);
  mkdirSync(folder, { recursive: true });
  for (const { name, options, seats } of plan.sets) {
    for (let seed = 1; seed <= plan.perSet; seed++) {
      const file = join(folder, `${name}-${seed}.json`);
      if (!existsSync(file)) writeFileSync(file, textOf(playRecord(game, options, seats, seed)));
    }
  }
}

/** JSON with a line for each answer, so that a diff shows which. */
function textOf({ answers, ...rest }: GameRecord): string {
  const lines = answers.map((answer) => `\n  ${JSON.stringify(answer)}`).join(',');
  return `${JSON.stringify(rest).slice(0, -1)},"answers":[${lines}\n]}\n`;
}

function playRecord(game: Game, options: unknown, seats: number, seed: number): GameRecord {
  const { id, revision } = game;
  const header: RecordHeader = {
    format: RECORD_FORMAT,
    game: id,
    revision,
    options: game.parseOptions(options, seats),
    seats,
    seed: { kind: 'fast', seed },
  };
  const rng = rngFor({ kind: 'fast', seed: seed + 1000 }, header);
  const start = { ...header, rewinds: [] };
  const state = replay(game, { ...start, answers: [] });
  const moves = playOn(game, state, rng, Number.POSITIVE_INFINITY);
  const answers = moves.map((move): RecordedAnswer => ({ ...move, by: 'bot' }));
  return { ...start, answers, hash: hashFacts(game, state) };
}

function describeGame(game: Game, record: GameRecord): string[] {
  const names = Array.from({ length: record.seats }, (_, seat) => `Seat ${seat + 1}`);
  const namer = makeNamer(game.texts, 'en', names);
  return [...replayMoments(game, record)].flatMap(({ events }) =>
    events.flatMap((event) => {
      const message = game.texts.ofEvent(event);
      return message === undefined ? [] : [formatPlain('en', game.texts.dictionary('en'), message, namer)];
    }),
  );
}
