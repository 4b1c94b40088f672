import { type Game, randomAnswer, seedFast } from '@regalia/kernel';
import { PROTOCOL, type TableInfo, type TableUpdate, type ToClient } from '@regalia/protocol';
import { WebSocket } from 'ws';
import { Guest } from './page.ts';

/** An answer that the server said it has stored. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly step: number;
  readonly answer: readonly number[];
}

export interface SoakPlayer {
  /** Where it is: changes whenever its table goes on. */
  progress(): string;
  stop(): void;
}

let seeds = 1;
const THINK_MS = 40;
const RETRY_MS = 100;

/** Seats as many players at a new table as the game needs. */
export async function seatSoakPlayers(
  port: number,
  game: Game,
  onAcknowledged: (answer: Acknowledged) => void,
  thinkMs = THINK_MS,
): Promise<SoakPlayer[]> {
  const guests: Guest[] = [];
  for (let seat = 0; seat < game.seats.min; seat++) guests.push(await Guest.at(port));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const seats = guests.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
  const { id } = await host.create({ game: game.id, seats });
  for (const guest of others) await guest.sit(id);
  return guests.map((guest) => seatSoakPlayer(guest, id, onAcknowledged, thinkMs));
}

/** Plays whatever is asked, comes back when the connection is lost, repeats what was not acknowledged, plays again. */
function seatSoakPlayer(
  guest: Guest,
  firstTable: string,
  onAcknowledged: (answer: Acknowledged) => void,
  thinkMs: number,
): SoakPlayer {
  let table = firstTable;
  let step: number | null = null;
  let isStopped = false;
  let socket: WebSocket | undefined;
  const rng = seedFast(seeds++);

  function connect(): void {
    if (isStopped) return;
    const open = new WebSocket(`${guest.base.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { cookie: guest.cookie },
    });
    socket = open;
    let sent: Acknowledged | undefined;
    open.on('open', () => {
      open.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, step }));
      open.send(JSON.stringify({ type: 'nonce', nonce: 'ef'.repeat(32) }));
    });
    open.on('message', (data) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.type === 'accepted' && message.re === sent?.step && sent !== undefined) onAcknowledged(sent);
      if (message.type === 'update') heed(message);
    });
    open.on('error', () => undefined);
    open.on('close', () => setTimeout(connect, RETRY_MS));

    function heed(update: TableUpdate): void {
      step = update.step;
      if (update.end !== null) void rematch(open);
      const d = update.decisions[0];
      if (d === undefined || typeof update.viewer !== 'number') return;
      const { viewer } = update;
      const at = update.step;
      const answer = randomAnswer(d, rng);
      setTimeout(() => {
        if (open.readyState !== WebSocket.OPEN) return;
        sent = { table: update.table, seat: viewer, step: at, answer };
        open.send(JSON.stringify({ type: 'answer', re: at, step: at, answer }));
      }, thinkMs);
    }
  }

  async function rematch(open: WebSocket): Promise<void> {
    const next = await guest.post<TableInfo>(`/api/tables/${table}/rematch`).catch(() => undefined);
    if (next?.id !== undefined) {
      table = next.id;
      step = null;
    }
    open.close();
  }

  connect();
  return {
    progress: () => `${table} ${step}`,
    stop() {
      isStopped = true;
      socket?.terminate();
    },
  };
}
