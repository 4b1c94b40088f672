import { PROTOCOL, type TableInfo } from '@regalia/protocol';
import { WebSocket } from 'ws';
import { greet, post } from './seats.ts';

const TABLES = 100;
const PAGES_EACH = 10;
const BATCH = 50;

/** Opens pages of many spectators at idle tables. Returns a function that closes them. */
export async function openIdle(port: number, sockets: number): Promise<() => void> {
  const address = `127.0.0.1:${port}`;
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await openTable(address));
  const people: string[] = [];
  for (let i = 0; i < sockets / PAGES_EACH; i++) people.push(await greet(address));
  const pages: WebSocket[] = [];
  for (let made = 0; made < sockets; made += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, sockets - made) }, (_, i) => {
      const page = made + i;
      const person = Math.floor(page / PAGES_EACH);
      return open(address, tables[(person + page * 7) % TABLES] as string, people[person] as string);
    });
    pages.push(...(await Promise.all(batch)));
  }
  return () => {
    for (const page of pages) page.terminate();
  };
}

async function openTable(address: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<TableInfo>(address, '/api/tables', await greet(address), { game: 'tides', seats });
  return id;
}

function open(address: string, table: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${address}/api/tables/${table}/live`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.once('message', () => resolve(socket));
  });
}
