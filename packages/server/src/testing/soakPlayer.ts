import { randomAnswer, seedFast } from '@regalia/kernel';
import { PROTOCOL, type TableInfo, type TableUpdate, type ToClient } from '@regalia/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './page.ts';

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

/** Plays whatever is asked, comes back when the connection is lost, repeats what was not acknowledged, plays again. */
export function seatSoakPlayer(guest: Guest, firstTable: string, acknowledged: Acknowledged[]): SoakPlayer {
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
      if (message.type === 'accepted' && message.re === sent?.step && sent !== undefined) acknowledged.push(sent);
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
      }, THINK_MS);
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
