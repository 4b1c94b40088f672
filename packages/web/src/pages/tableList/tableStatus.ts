import type { Seat } from '@regalia/kernel';
import type { TableEnd, TableSummary } from '@regalia/protocol';
import type { Translate } from '../../i18n/text.ts';
import { clockText } from '../../kit/seats/clocks.ts';
import { sitterNames, type TableSpeech } from '../../kit/text/speech.ts';
import { endSentence } from '../../table/score/endSentence.ts';
import type { Sitter } from '../../tableModel/TableSource.ts';
import type { StoredTable } from '../../tables/local/storedTable.ts';
import { isMyTurn } from '../../tables/remote/isMyTurn.ts';

type Speaker = Pick<TableSpeech, 't' | 'locale'>;

export function isRunning({ over }: StoredTable): boolean {
  return !over;
}

export function remoteSitters({ seats }: TableSummary): Sitter[] {
  return seats.map(({ seat, kind, person, level }) => ({
    seat,
    kind,
    name: person?.name ?? '',
    level,
    present: true,
    autoPlayed: false,
  }));
}

export function localSitters({ seats }: StoredTable): Sitter[] {
  return seats.map(({ name, bot }, seat) => ({
    seat,
    name,
    kind: bot === null ? 'person' : 'bot',
    level: bot,
    present: true,
    autoPlayed: false,
  }));
}

/** The status of a server table in a list: how it ended, or whose turn it is. */
export function remoteStatus(table: TableSummary, speaker: Speaker, now = Date.now()): string {
  const { t, locale } = speaker;
  const nameOf = nameIn(t, remoteSitters(table));
  if (table.phase === 'over') return endSentence(table.end, table.mySeat, { ...speaker, nameOf });
  if (isMyTurn(table)) {
    const left = table.deadline === undefined ? null : clockText(Math.max(0, table.deadline - now), t);
    return left === null ? t('your-turn') : `${t('your-turn')} · ${t('clock.left')}: ${left}`;
  }
  // A bot answers for me then.
  const waiting = table.waitingFor.filter((seat) => seat !== table.mySeat);
  const says =
    table.phase !== 'playing' || waiting.length === 0
      ? t(`tables.${table.phase}`)
      : t('waiting.for', { names: new Intl.ListFormat(locale).format(waiting.map(nameOf)) });
  return hasResigned(table) ? `${t('tables.resigned')} ${says}` : says;
}

function hasResigned({ mySeat, seats }: TableSummary): boolean {
  return mySeat !== null && seats[mySeat]?.resigned === true;
}

/** The status of a table in this browser. */
export function localStatus(table: StoredTable, speaker: Speaker): string {
  const { t } = speaker;
  const sitters = localSitters(table);
  const people = sitters.filter(({ kind }) => kind === 'person');
  if (!table.over) return people.length === 1 ? t('your-turn') : t('tables.playing');
  if (table.outcome === undefined) return t('tables.over');
  const end: TableEnd = { reason: 'played', outcome: table.outcome };
  const me = people.length === 1 ? (people[0] as Sitter).seat : null;
  return endSentence(end, me, { ...speaker, nameOf: nameIn(t, sitters) });
}

function nameIn(t: Translate, sitters: readonly Sitter[]): (seat: Seat) => string {
  const names = sitterNames(t, sitters);
  return (seat) => names[seat] ?? '';
}
