import {
  type Consent,
  changedScore,
  type Happening,
  type Parked,
  type TableInfo,
  type TableUpdate,
  type ToClient,
} from '@regalia/protocol';
import type { RefusedRequest, RemotePart, Sitter, TableSnapshot } from '../../tableModel/TableSource.ts';

/** Before the server has said anything. */
export function firstSnapshot(): TableSnapshot {
  return {
    phase: 'gathering',
    connection: 'lost',
    sitters: [],
    viewer: 'spectator',
    step: 0,
    view: null,
    reveal: null,
    decision: null,
    parked: null,
    score: [],
    asked: [],
    ready: [],
    log: [],
    canUndo: false,
    botUndos: 0,
    curtain: null,
    end: null,
    orders: {},
    remote: null,
    replay: null,
  };
}

/** The snapshot after a message. */
export function applyMessage(old: TableSnapshot, message: ToClient): TableSnapshot {
  switch (message.type) {
    case 'welcome':
      return {
        ...withInfo(old, message.table),
        viewer: message.viewer,
        orders: message.orders,
        remote: {
          ...partOf(old, message.table),
          me: message.me.id,
          chat: message.chat,
          undoAsked: message.undo,
          stopAsked: message.stop,
          clockAhead: message.me.now - Date.now(),
        },
      };
    case 'table':
      return { ...withInfo(old, message.table), viewer: message.viewer };
    case 'update':
      return withUpdate(old, message);
    case 'parked':
      return message.step === old.step ? withParked(old, message) : old;
    case 'ready':
      return message.step === old.step ? { ...old, ready: message.ready } : old;
    case 'orders':
      return { ...old, orders: message.orders };
    case 'chat':
      return withRemote(old, (part) => ({ ...part, chat: [...part.chat, message.line] }));
    case 'undo':
      return withRemote(old, (part) => ({
        ...part,
        undoAsked: message.consent,
        refused: message.refused ? refusedRequest('undo', part.undoAsked) : null,
      }));
    case 'stop':
      return withRemote(old, (part) => ({
        ...part,
        stopAsked: message.consent,
        refused: message.refused ? refusedRequest('stop', part.stopAsked) : null,
      }));
    default:
      return old;
  }
}

/** Whether an answer is on its way. */
export function withSending(old: TableSnapshot, sending: boolean): TableSnapshot {
  return withRemote(old, (part) => (part.sending === sending ? part : { ...part, sending }));
}

function withUpdate(old: TableSnapshot, update: TableUpdate): TableSnapshot {
  return {
    ...withRemote(old, (part) => ({
      ...part,
      clocks: update.clocks,
      askUndo: update.askUndo,
      refused: update.step === old.step ? part.refused : null,
    })),
    phase: update.end ? 'over' : 'playing',
    viewer: update.viewer,
    step: update.step,
    view: update.view,
    reveal: update.reveal,
    decision: update.decisions[0] ?? null,
    parked: update.parked,
    score: changedScore(old.score, update.score),
    asked: update.asked,
    ready: update.ready,
    log: mergeLog(old.log, update.happened),
    canUndo: update.canUndo,
    end: update.end,
  };
}

function withParked(old: TableSnapshot, { decisions, parked, ready, clocks }: Parked): TableSnapshot {
  const decision = decisions[0] ?? null;
  return { ...withRemote(old, (part) => ({ ...part, clocks })), decision, parked, ready };
}

/** What is sent again after a reconnect replaces what was known. */
function mergeLog(known: readonly Happening[], sent: readonly Happening[]): readonly Happening[] {
  const first = sent[0];
  return first === undefined ? known : [...known.filter(({ step }) => step < first.step), ...sent];
}

function withInfo(old: TableSnapshot, info: TableInfo): TableSnapshot {
  return {
    ...old,
    phase: info.phase,
    sitters: info.seats.map(toSitter),
    end: info.end,
    remote: partOf(old, info),
  };
}

function toSitter(info: TableInfo['seats'][number]): Sitter {
  const { seat, kind, person, level, present, autoPlayed, resigned } = info;
  return { seat, kind, name: person?.name ?? '', level, present: present || kind !== 'person', autoPlayed, resigned };
}

/** Those known before keep their step. */
function resignedSeats({ remote, view, step }: TableSnapshot, { seats }: TableInfo): RemotePart['resigned'] {
  const known = remote?.resigned ?? [];
  return seats.flatMap(({ seat, resigned }) =>
    resigned ? [known.find((one) => one.seat === seat) ?? { seat, step: view === null ? null : step }] : [],
  );
}

function refusedRequest(what: RefusedRequest['what'], consent: Consent | null): RefusedRequest | null {
  return consent && { what, by: consent.by, others: consent.missing };
}

function partOf(old: TableSnapshot, info: TableInfo): RemotePart {
  const { remote } = old;
  const resigned = resignedSeats(old, info);
  return remote === null
    ? {
        info,
        resigned,
        me: '',
        chat: [],
        undoAsked: null,
        stopAsked: null,
        askUndo: [],
        refused: null,
        clocks: [],
        clockAhead: 0,
        sending: false,
      }
    : { ...remote, info, resigned };
}

function withRemote(old: TableSnapshot, change: (part: RemotePart) => RemotePart): TableSnapshot {
  return old.remote === null ? old : { ...old, remote: change(old.remote) };
}
