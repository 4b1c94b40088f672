import { request } from 'node:http';
import { PROTOCOL, type TableInfo, type ToClient } from '@regalia/protocol';
import { WebSocket } from 'ws';

/** Another address of this machine, so that what the attacker uses up is the attacker's. */
const ATTACKER = '127.0.0.2';

/** Goes on until it is told to stop. `played` are tables that sleep, with long logs. */
export type Attack = (port: number, played: readonly string[]) => Promise<() => void>;

/** A request as an attacker writes it; only its status is read. */
function send(port: number, path: string, headers: Record<string, string> = {}, body?: unknown): Promise<string[]> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, headers, localAddress: ATTACKER, method: body ? 'POST' : 'GET' };
    const sent = request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers['set-cookie'] ?? []));
    });
    sent.on('error', () => resolve([]));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function guest(port: number): Promise<string> {
  return (await send(port, '/api/me'))[0]?.split(';')[0] ?? '';
}

async function table(port: number, cookie: string, seats: readonly object[], more: object = {}): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'tides', seats, ...more }),
  });
  return ((await response.json()) as TableInfo).id;
}

function open(port: number, id: string, cookie: string): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/live`, {
    headers: { cookie },
    localAddress: ATTACKER,
  });
  socket.on('error', () => undefined);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
  return socket;
}

function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds);
  return () => clearInterval(timer);
}

/** Answers against a bot and takes it back, four messages a second. */
export const undos: Attack = async (port) => {
  const cookie = await guest(port);
  const id = await table(port, cookie, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const socket = open(port, id, cookie);
  let step = 0;
  let options: readonly number[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ToClient;
    if (message.type !== 'update') return;
    step = message.step;
    options = message.decisions[0]?.options ?? [];
  });
  let turn = 0;
  const stop = every(250, () => {
    if (socket.readyState !== socket.OPEN) return;
    const answer = { type: 'answer', step, answer: options.slice(0, 1) };
    socket.send(JSON.stringify(turn++ % 2 === 0 ? answer : { type: 'undo', step }));
  });
  return () => {
    stop();
    socket.terminate();
  };
};

/** 200 sockets at one table, 20 lines of chat a second each; reconnects when disconnected. */
export const chat: Attack = async (port) => {
  const cookies = await Promise.all(Array.from({ length: 20 }, () => guest(port)));
  const id = await table(port, cookies[0] as string, [{ kind: 'me' }, { kind: 'open' }], { spectatorChat: true });
  const line = JSON.stringify({ type: 'chat', text: 'x'.repeat(200) });
  const sockets = Array.from({ length: 200 }, (_, i) => open(port, id, cookies[i % 20] as string));
  const stop = every(50, () =>
    sockets.forEach((socket, i) => {
      if (socket.readyState === socket.OPEN) socket.send(line);
      else if (socket.readyState === socket.CLOSED) sockets[i] = open(port, id, cookies[i % 20] as string);
    }),
  );
  return () => {
    stop();
    for (const socket of sockets) socket.terminate();
  };
};

/** Ten sockets that ping without end and read nothing of what is replied; reconnects when disconnected. */
export const pings: Attack = async (port) => {
  const cookie = await guest(port);
  const id = await table(port, cookie, [{ kind: 'me' }, { kind: 'open' }]);
  const deaf = () => {
    const socket = open(port, id, cookie);
    return socket.on('open', () => socket.pause());
  };
  const sockets = Array.from({ length: 10 }, deaf);
  const stop = every(50, () =>
    sockets.forEach((socket, i) => {
      if (socket.readyState === socket.CLOSED) sockets[i] = deaf();
      for (let n = 0; n < 500 && socket.readyState === socket.OPEN; n++) socket.ping('x'.repeat(125));
    }),
  );
  return () => {
    stop();
    for (const socket of sockets) socket.terminate();
  };
};

/** The same number of messages to a bare echo. */
export const echoFlood: Attack = async (port) => {
  const text = 'x'.repeat(250);
  const sockets = Array.from(
    { length: 200 },
    () => new WebSocket(`ws://127.0.0.1:${port}`, { localAddress: ATTACKER }),
  );
  for (const socket of sockets) socket.on('error', () => undefined);
  const stop = every(50, () => {
    for (const socket of sockets) if (socket.readyState === socket.OPEN) socket.send(text);
  });
  return () => {
    stop();
    for (const socket of sockets) socket.terminate();
  };
};

/** 200 requests a second each: tables by another way to write the path, random tokens, tables that are not there. */
export const requests: Attack = async (port) => {
  const cookie = await guest(port);
  const headers = { cookie, 'content-type': 'application/json' };
  const wish = { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] };
  let n = 0;
  return every(5, () => {
    const random = (n++).toString(16).padStart(64, '0');
    void send(port, '/%61pi/tables', headers, wish);
    void send(port, '/api/bot/stream', { authorization: `Bearer ${random}` });
    void send(port, `/api/tables/${random.slice(-12)}`);
  });
};

/** 100 links and 50 requests a second, each for another table that sleeps. */
export const wakings: Attack = async (port, played) => {
  let n = 0;
  const next = () => played[n++ % played.length] as string;
  return every(20, () => {
    for (let i = 0; i < 2; i++) void send(port, `/t/${next()}`, { accept: 'text/html' });
    void send(port, `/api/tables/${next()}`);
  });
};

/** Twenty games a second against bots with five seconds for each decision; nobody stays at any of them. */
export const unattended: Attack = async (port) => {
  const cookie = await guest(port);
  const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }))];
  const wish = { game: 'citadels', seats, pace: { kind: 'live', perDecision: 5, reserve: 0 } };
  const visit = async () => {
    const id = await table(port, cookie, seats, wish).catch(() => undefined);
    if (id === undefined) return;
    const socket = open(port, id, cookie);
    const nonce = '01'.repeat(32);
    socket.on(
      'message',
      () => socket.readyState === socket.OPEN && socket.send(JSON.stringify({ type: 'nonce', nonce })),
    );
    setTimeout(() => socket.terminate(), 500);
  };
  return every(50, () => void visit());
};

/** Fills the disk: ten people of one address write at 30 tables, 200 lines a second. */
export const chatEverywhere: Attack = async (port) => {
  const cookies = await Promise.all(Array.from({ length: 10 }, () => guest(port)));
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 30; i++) {
    const cookie = cookies[i % 10] as string;
    sockets.push(open(port, await table(port, cookie, [{ kind: 'me' }, { kind: 'open' }]), cookie));
  }
  const line = JSON.stringify({ type: 'chat', text: 'x'.repeat(300) });
  const stop = every(150, () => {
    for (const socket of sockets) if (socket.readyState === socket.OPEN) socket.send(line);
  });
  return () => {
    stop();
    for (const socket of sockets) socket.terminate();
  };
};

/** Begins games that nobody attends and goes on while it wakes all tables that sleep. */
export const chain: Attack = async (port, played) => {
  const stops = [await unattended(port, played)];
  await new Promise((resolve) => setTimeout(resolve, 3000));
  stops.push(await wakings(port, played));
  return () => {
    for (const stop of stops) stop();
  };
};
