import { botNames } from '@regalia/bots';
import type { GameRecord, PublicRecord } from '@regalia/kernel';
import type { AdminTable, GameInfo, TableInfo, TableList, TablePast, TableSummary } from '@regalia/protocol';
import type { ListPlace, TableIndex, TableRow } from '../../ports/store.ts';
import { Refused } from '../errors.ts';
import type { Hall } from '../hall.ts';
import { type Names, nameIn, nameSeats } from '../names.ts';
import { type KeptSummary, type KeptTurn, renderInfo, renderPast } from '../render.ts';
import { seatOf } from '../state.ts';

const LONGEST_LIST = 100;

export function listGames(hall: Hall): GameInfo[] {
  return [...hall.around.games.values()].map((game) => ({
    id: game.id,
    revision: game.revision,
    seats: game.seats,
    options: game.options,
    levels: botNames(game),
  }));
}

/** The newest hundred; with `before`, the hundred after that one. */
export async function listTables(
  hall: Hall,
  person: string,
  which: TableList,
  before?: ListPlace,
): Promise<TableSummary[]> {
  const { store } = hall.around;
  const rows = await listFrom(store, person, which, before);
  const names = new Map(await store.namesOf([...new Set(rows.flatMap(({ people }) => people))]));
  return rows.flatMap((row) => {
    if (row.summary !== null && row.turn !== null) return [summaryFor(row, person, names)];
    hall.around.log.error({ table: row.id }, 'the row of a table cannot be read; left out of lists');
    return [];
  });
}

function listFrom(store: TableIndex, person: string, which: TableList, before?: ListPlace): Promise<TableRow[]> {
  if (which === 'mine') return store.listOf(person, LONGEST_LIST, before);
  return which === 'open' ? store.listOpen(LONGEST_LIST) : store.listRunning(LONGEST_LIST);
}

/** All tables that changed since a moment, for whoever keeps the server. */
export async function listChanged(hall: Hall, since: number): Promise<AdminTable[]> {
  const { store } = hall.around;
  const rows = (await store.listChanged(since, LONGEST_LIST * 3)).filter(
    (row) => row.summary !== null && row.turn !== null,
  );
  const names = new Map(await store.namesOf([...new Set(rows.flatMap(({ people }) => people))]));
  return rows.map((row) => summaryFor(row, '', names));
}

export function tableInfo(hall: Hall, id: string): Promise<TableInfo> {
  return hall.table(id).look((t) => renderInfo(t, hall.presence(id)));
}

/** Before the end no answers and no secret; after it, however it came, everything. */
export function tableRecord(hall: Hall, id: string): Promise<GameRecord | PublicRecord> {
  return hall.table(id).look((t) => {
    if (t.sitting === null) throw new Refused('wrong-phase', 'This game has not begun yet; there is no record.');
    return t.phase === 'over' ? t.sitting.record() : t.sitting.publicRecord();
  });
}

/** The table as the person saw it then: by the own seat's eyes, or a spectator's. */
export function tablePast(hall: Hall, id: string, person: string | undefined, step: number): Promise<TablePast> {
  return hall.table(id).look((t) => {
    const past = renderPast(t, (person === undefined ? undefined : seatOf(t, person)) ?? 'spectator', step);
    if (past === undefined) throw new Refused('not-found', 'That step was taken back, or has not come yet.');
    return past;
  });
}

function summaryFor(row: TableRow, person: string, names: Names): TableSummary {
  const summary = row.summary as KeptSummary;
  const { waitingFor, answered } = row.turn as KeptTurn;
  const mySeat = summary.seats.find((seat) => seat.person?.id === person)?.seat ?? null;
  return {
    ...summary,
    seats: nameSeats(names, summary.seats),
    host: nameIn(names, summary.host),
    changedAt: row.changedAt,
    waitingFor: waitingFor.filter((seat) => seat !== mySeat || !answered.includes(seat)),
    mySeat,
  };
}
