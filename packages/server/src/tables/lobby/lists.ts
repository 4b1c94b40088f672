import { botNames } from '@regalia/bots';
import type { GameRecord, PublicRecord } from '@regalia/kernel';
import type { AdminTable, GameInfo, TableInfo, TableList, TablePast, TableSummary } from '@regalia/protocol';
import type { ListCursor, TableIndex, TableRow } from '../../ports/store.ts';
import type { TableRegistry } from '../registry/TableRegistry.ts';
import { RequestRefused } from '../state/errors.ts';
import { type Names, withName, withSeatNames } from '../state/names.ts';
import { seatOf } from '../state/tableState.ts';
import { renderInfo, renderPast, type StoredSummary, type StoredTurn } from '../view/render.ts';
import { currentSummary } from './legacySummary.ts';

const LONGEST_LIST = 100;

export function listGames(registry: TableRegistry): GameInfo[] {
  return [...registry.deps.games.values()].map((game) => ({
    id: game.id,
    revision: game.revision,
    seats: game.seats,
    options: game.options,
    levels: botNames(game),
  }));
}

/** The newest hundred; with `before`, the hundred after that one. */
export async function listTables(
  registry: TableRegistry,
  person: string,
  which: TableList,
  before?: ListCursor,
): Promise<TableSummary[]> {
  const { store } = registry.deps;
  const rows = await listFrom(store, person, which, before);
  const names = new Map(await store.namesOf([...new Set(rows.flatMap(({ people }) => people))]));
  return rows.flatMap((row) => {
    if (row.summary !== null && row.turn !== null) return [summaryFor(row, person, names)];
    registry.deps.log.error({ table: row.id }, 'the row of a table cannot be read; left out of lists');
    return [];
  });
}

function listFrom(store: TableIndex, person: string, which: TableList, before?: ListCursor): Promise<TableRow[]> {
  if (which === 'mine') return store.listOf(person, LONGEST_LIST, before);
  return which === 'open' ? store.listOpen(LONGEST_LIST) : store.listRunning(LONGEST_LIST);
}

/** All tables changed since a time, for the operator. */
export async function listChanged(registry: TableRegistry, since: number): Promise<AdminTable[]> {
  const { store } = registry.deps;
  const rows = (await store.listChanged(since, LONGEST_LIST * 3)).filter(
    (row) => row.summary !== null && row.turn !== null,
  );
  const names = new Map(await store.namesOf([...new Set(rows.flatMap(({ people }) => people))]));
  return rows.map((row) => summaryFor(row, '', names));
}

/** What a stranger may read of a table in lists, without loading it. Undefined if there is none or it is unreadable. */
export async function tableSummary(registry: TableRegistry, id: string): Promise<TableSummary | undefined> {
  const { store } = registry.deps;
  const row = await store.rowOf(id);
  if (row === undefined || row.summary === null || row.turn === null) return undefined;
  return summaryFor(row, '', new Map(await store.namesOf(row.people)));
}

export function tableInfo(registry: TableRegistry, id: string): Promise<TableInfo> {
  return registry.glance(id, renderInfo);
}

/** Without answers and secret until the game is over; complete after it. */
export function tableRecord(registry: TableRegistry, id: string): Promise<GameRecord | PublicRecord> {
  return registry.glance(id, (t) => {
    if (t.liveGame === null)
      throw new RequestRefused('wrong-phase', 'This game has not started yet, so there is no record.');
    return t.phase === 'over' ? t.liveGame.record() : t.liveGame.publicRecord();
  });
}

/** The table as the person saw it then, from their seat or as a spectator. */
export function tablePast(
  registry: TableRegistry,
  id: string,
  person: string | undefined,
  step: number,
): Promise<TablePast> {
  return registry.glance(id, (t) => {
    const past = renderPast(t, (person === undefined ? undefined : seatOf(t, person)) ?? 'spectator', step);
    if (past === undefined) throw new RequestRefused('not-found', 'That step was undone or has not happened yet.');
    return past;
  });
}

function summaryFor(row: TableRow, person: string, names: Names): TableSummary {
  const summary = currentSummary(row.summary as StoredSummary);
  const { waitingFor, answered, deadlines = [] } = row.turn as StoredTurn;
  const mySeat = summary.seats.find((seat) => seat.person?.id === person)?.seat ?? null;
  const deadline = mySeat === null ? null : (deadlines[mySeat] ?? null);
  return {
    ...summary,
    seats: withSeatNames(names, summary.seats),
    host: withName(names, summary.host),
    changedAt: row.changedAt,
    waitingFor: waitingFor.filter((seat) => seat !== mySeat || !answered.includes(seat)),
    mySeat,
    ...(deadline === null ? {} : { deadline }),
  };
}
