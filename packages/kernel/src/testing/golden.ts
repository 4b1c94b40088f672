import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hash } from '../canonical.ts';
import type { Game } from '../game.ts';
import type { GameRecord, RecordedAnswer } from '../record.ts';
import { replay } from '../replay.ts';
import { rngFor } from '../seed.ts';
import { formatPlain, makeNamer } from '../text.ts';
import { Events, playOn } from './contract/play.ts';

/** A finished game on file: its record, and the sentences it was told in, so that a rules change reads as a diff. */
interface Golden {
  readonly record: GameRecord;
  readonly told: readonly string[];
}

/** Which golden games there are: some seeds for each set of options that matters. */
export interface GoldenPlan {
  readonly folder: string;
  readonly sets: readonly { readonly name: string; readonly options: unknown; readonly seats: number }[];
  readonly perSet: number;
}

const REMAKE = process.env.REGALIA_REMAKE_GOLDEN === '1';

/** Every golden game replays to its hash and is told as before. `REGALIA_REMAKE_GOLDEN=1` writes them anew. */
export function goldenRecords(game: Game, plan: GoldenPlan): void {
  describe(`${game.id} replays its golden records`, () => {
    if (REMAKE) remake(game, plan);
    const files = existsSync(plan.folder) ? readdirSync(plan.folder).filter((file) => file.endsWith('.json')) : [];
    test('all are there', () => expect(files).toHaveLength(plan.sets.length * plan.perSet));
    for (const file of files) {
      test(file, () => {
        const golden = JSON.parse(readFileSync(join(plan.folder, file), 'utf8')) as Golden;
        expect(tell(game, golden.record)).toEqual(golden.told);
        expect(hash(replay(game, golden.record))).toBe(golden.record.hash);
      });
    }
  });
}

function remake(game: Game, { folder, sets, perSet }: GoldenPlan): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, options, seats } of sets) {
    for (let seed = 1; seed <= perSet; seed++) {
      const record = playRecord(game, options, seats, seed);
      const golden: Golden = { record, told: tell(game, record) };
      writeFileSync(join(folder, `${name}-${seed}.json`), goldenText(golden));
    }
  }
}

/** JSON with a line for each answer and sentence, so that a diff shows which. */
function goldenText({ record, told }: Golden): string {
  const { answers, ...header } = record;
  const lines = (items: readonly unknown[]) => items.map((item) => `\n  ${JSON.stringify(item)}`).join(',');
  const head = JSON.stringify(header).slice(0, -1);
  return `{"record": ${head},"answers": [${lines(answers)}\n]},\n"told": [${lines(told)}\n]}\n`;
}

function playRecord(game: Game, options: unknown, seats: number, seed: number): GameRecord {
  const header = { format: 1, game: game.id, revision: game.revision, options, seats, rewinds: [] } as const;
  const start = { ...header, seed: { kind: 'fast', seed } } as const;
  const rng = rngFor({ kind: 'fast', seed: seed + 1000 }, start);
  const state = game.setup(game.parseOptions(options, seats), seats, rngFor(start.seed, start), game.revision);
  const moves = playOn(game, state, rng, Number.POSITIVE_INFINITY);
  const answers = moves.map((move): RecordedAnswer => ({ ...move, by: 'bot' }));
  return { ...start, answers, hash: hash(state) };
}

function tell(game: Game, record: GameRecord): string[] {
  const events = new Events();
  const options = game.parseOptions(record.options, record.seats);
  const state = game.setup(options, record.seats, rngFor(record.seed, record), record.revision, events);
  for (const { seat, answer } of record.answers) game.apply(state, seat, answer, events);
  const names = Array.from({ length: record.seats }, (_, seat) => `Seat ${seat + 1}`);
  const namer = makeNamer(game.texts, 'en', names);
  return events.list.flatMap((event) => {
    const message = game.texts.ofEvent(event);
    return message === undefined ? [] : [formatPlain('en', game.texts.dictionary('en'), message, namer)];
  });
}
