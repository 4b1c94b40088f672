import { botNames } from '@regalia/bots';
import {
  FIRST_LEVEL,
  type Game,
  type GameRecord,
  InvalidInput,
  type Outcome,
  parseRecord,
  type RecordedAnswer,
} from '@regalia/kernel';
import { isPlayable } from '../../games/catalog.ts';
import { loadGame } from '../../games/loadGame.ts';
import { loadGameUi } from '../../games/loadGameUi.ts';
import type { Lesson } from '../../kit/lesson.ts';
import { scriptedBots } from '../../lesson/lessonTable.ts';
import { afterGame, progressOf, useLevels } from '../../settings/levelProgress.ts';
import { formatOrders, parseOrders } from '../../tableModel/standingOrders.ts';
import { afterPaint } from '../../ui/dom/afterPaint.ts';
import { tableMemory } from '../tableMemory.ts';
import { BotHost } from './BotHost.ts';
import { freshSeed, randomHex } from './freshSeed.ts';
import { LocalLiveGame, type Times } from './LocalLiveGame.ts';
import { LocalTable, type SeatOrders } from './LocalTable.ts';
import { replayApart } from './replayApart.ts';
import { withName } from './seatNames.ts';
import type { LocalPlan, LocalSeat, StoredTable } from './storedTable.ts';
import { lockTable } from './tableLock.ts';
import { askToPersist, loadTable, saveTable } from './tableStore.ts';

/** A human moment: long enough to be noticed, short enough not to annoy. */
const moment = (): number => 450 + Math.random() * 500;

/** Creates and stores a new table; returns its id. */
export async function createTable({
  game,
  seats,
  options,
  seed = freshSeed(),
  lesson = false,
}: LocalPlan): Promise<string> {
  const rules = await loadGame(game);
  const { liveGame } = LocalLiveGame.start(rules, { options, seats: seats.length, seed });
  const now = Date.now();
  const id = randomHex(6);
  await saveTable({
    id,
    seats,
    lesson,
    record: liveGame.record(),
    times: [now],
    over: false,
    createdAt: now,
    changedAt: now,
  });
  void askToPersist();
  return id;
}

export type OpenedTable =
  | { readonly kind: 'open'; readonly table: LocalTable; readonly lesson: Lesson | null }
  | { readonly kind: 'missing' }
  /** What is kept of it is damaged or does not fit the rules; it stays as it is. */
  | { readonly kind: 'unfit'; readonly record: GameRecord }
  | { readonly kind: 'elsewhere' };

/**
 * Sits down at a table of this browser again, under this name if one plays alone. `onLost`: another page took it over.
 * `onUnkept`: the browser did not keep what was played.
 */
export async function openTable(
  id: string,
  steal: boolean,
  onLost: () => void,
  name = '',
  onUnkept: () => void = () => undefined,
): Promise<OpenedTable> {
  const stored = await loadTable(id);
  if (stored === undefined) return { kind: 'missing' };
  const { record } = stored;
  if (!isPlayable(record.game)) return { kind: 'unfit', record };
  let isOurs = true;
  let isCounted = stored.over || stored.lesson;
  const release = await lockTable(id, steal, () => {
    isOurs = false;
    onLost();
  });
  if (release === undefined) return { kind: 'elsewhere' };
  const [game, ui] = await Promise.all([loadGame(record.game), loadGameUi(record.game)]);
  const seats = withKnownBots(game, withName(stored.seats, name));
  const liveGame = resumeIfFit(game, stored);
  if (liveGame === undefined) {
    release();
    return { kind: 'unfit', record };
  }
  const lesson = (stored.lesson && (await ui.lesson?.())) || null;
  const save = (record: GameRecord, outcome: Outcome | null, parked: readonly RecordedAnswer[]): void => {
    // A bot that was in thought when another page took over must not write over what is played there.
    if (!isOurs) return;
    if (outcome !== null && !isCounted) {
      isCounted = true;
      countGame(game.id, seats, outcome);
    }
    const times = liveGame.times();
    const now = { record, times, over: outcome !== null, outcome, parked, changedAt: Date.now() };
    void saveTable({ ...stored, ...now }).then((isKept) => isKept || onUnkept());
  };
  const leaving = new AbortController();
  const table = new LocalTable({
    id,
    game,
    seats,
    liveGame,
    bots: lesson === null ? new BotHost() : scriptedBots(lesson, new BotHost()),
    save,
    // A lesson's cards come in the order it speaks of; going back would reshuffle them.
    ...(lesson === null ? {} : { botUndos: 0 }),
    // After a lesson the game goes on as everybody plays it.
    rematch: () => createTable({ game: record.game, seats, options: stored.lesson ? undefined : record.options }),
    orders: storedOrders(game, id),
    moment,
    later: afterPaint,
    onClose: () => {
      leaving.abort();
      release();
    },
  });
  addEventListener('pagehide', () => table.saveNow(), { signal: leaving.signal });
  return { kind: 'open', table, lesson };
}

/** Remembers the level of somebody who played alone against bots, and the win. */
function countGame(game: string, seats: readonly LocalSeat[], { winners }: Outcome): void {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  if (people.length !== 1) return;
  const { games, store } = useLevels.getState();
  const bots = seats.flatMap(({ bot }) => bot ?? []);
  store(game, afterGame(progressOf(games, game), bots, winners.includes(people[0] as number)));
}

/** The standing orders that this browser keeps for a table. */
function storedOrders({ timing: { standingOrders } }: Game, table: string): SeatOrders {
  return {
    of: (seat) => parseOrders(standingOrders, tableMemory.orders(table, seat)),
    store: (seat, choices) => tableMemory.storeOrders(table, seat, formatOrders(standingOrders, choices)),
  };
}

/** A bot that no longer exists is replaced by the first one that people meet. */
function withKnownBots(game: Game, seats: readonly LocalSeat[]): readonly LocalSeat[] {
  const known = botNames(game);
  return seats.map((seat) => (seat.bot === null || known.includes(seat.bot) ? seat : { ...seat, bot: FIRST_LEVEL }));
}

function resumeIfFit(game: Game, { record, times = [], seats, parked = [] }: StoredTable): LocalLiveGame | undefined {
  if (seats.length !== record.seats || !areTimes(times)) return undefined;
  try {
    const waiting = parseRecord({ ...record, answers: parked }).answers;
    const liveGame = LocalLiveGame.resume(game, parseRecord(record), times);
    liveGame.park(waiting);
    return liveGame;
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

function areTimes(value: unknown): value is Times {
  return Array.isArray(value) && value.every((time) => time === null || Number.isSafeInteger(time));
}

/** Takes a table that was written to a file into this browser, as a new one. */
export async function importTable(
  { seats, record }: Pick<StoredTable, 'seats' | 'record'>,
  signal: AbortSignal,
): Promise<string> {
  const over = await replayApart(record, signal);
  const now = Date.now();
  const id = randomHex(6);
  await saveTable({ id, seats, lesson: false, record, over, createdAt: now, changedAt: now });
  return id;
}
