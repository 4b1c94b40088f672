import type { Socket } from 'node:net';
import { CLOSE, tableId } from '@regalia/protocol';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { Connection } from '../../connections/Connection.ts';
import { receive } from '../../connections/receive.ts';
import type { Wire } from '../../connections/wire.ts';
import { TokenBucket } from '../../limits/TokenBucket.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import { seatOf, type TableState } from '../../tables/state/tableState.ts';
import type { App, Context } from '../core/context.ts';
import { checkOrigin } from '../security/checkOrigin.ts';
import { requirePerson } from '../security/identity.ts';
import type { Sockets } from './Sockets.ts';

/** The only URL that accepts sockets. */
export const LIVE = '/api/tables/:table/live';
const HELLO_WITHIN_MS = 10_000;

/** The socket of a table. */
export function liveRoute(app: App, context: Context, sockets: Sockets): void {
  const { registry, limits, origins } = context;
  app.get(
    LIVE,
    {
      websocket: true,
      schema: { hide: true, params: z.object({ table: tableId }) },
      preValidation: async (request) => {
        checkOrigin(request, origins);
        if (!sockets.hasRoomFor(request.ip))
          throw new RequestRefused('too-many', 'Too many pages are open. Close some.');
      },
    },
    async (socket, request) => {
      const { table } = request.params as { table: string };
      const { clock, log } = registry.deps;
      const bucket = new TokenBucket(limits.messages, clock.now());
      const inbox = holdMessages(socket);
      boundPings(socket, () => bucket.take(clock.now()));
      sockets.add(socket, request.ip);
      const person = await requirePerson(context, request).catch((error: Error) => error);
      if (person instanceof RequestRefused && person.code === 'banned') return socket.close(CLOSE.blocked, 'banned');
      if (person instanceof Error) return socket.close(CLOSE.badMessage, 'load the page first');
      if (!sockets.hasRoomForPerson(person.id)) return socket.close(CLOSE.tooMany, 'too many pages');
      sockets.name(socket, person.id, request.ip, table);
      const obstacle = await registry
        .table(table)
        .read((t) => obstacleFor(t, person.id))
        .catch(whyNot);
      if (obstacle !== null) return socket.close(obstacle, 'not at this table');
      if (socket.readyState !== socket.OPEN) return;
      const connection = new Connection(registry, table, person, wireOf(socket, request.raw.socket));
      const callOff = clock.at(clock.now() + HELLO_WITHIN_MS, () => {
        if (!connection.hasGreeted) socket.close(CLOSE.badMessage, 'say hello');
      });
      socket.on('close', () => {
        callOff();
        connection.leave().catch((error) => log.error({ error: error.message }, 'disconnecting a page failed'));
      });
      inbox.open((text) => {
        if (bucket.take(clock.now())) return void receive(connection, text, log);
        connection.refuse(null, 'too-many', 'You send too much. Wait a moment, then come back.');
        socket.close(CLOSE.tooMany, 'too many messages');
      });

      /** Why this page, which is already counted, is refused. Players are always admitted. */
      function obstacleFor(t: TableState, id: string): number | null {
        if (t.blocked.has(id)) return CLOSE.blocked;
        if (sockets.pagesAt(table, id) > limits.pagesPerPerson) return CLOSE.tooMany;
        const isFull = sockets.pagesAt(table) > limits.spectatorsPerTable;
        return isFull && seatOf(t, id) === undefined ? CLOSE.tooMany : null;
      }
    },
  );
}

/** A table that is busy or unreadable still exists: the page should retry. */
function whyNot(error: unknown): number {
  if (!(error instanceof RequestRefused)) return CLOSE.goingAway;
  if (error.code === 'busy') return CLOSE.goingAway;
  return error.code === 'too-many' ? CLOSE.tooMany : CLOSE.unknownTable;
}

/** Messages that arrive while the person is looked up wait here. */
function holdMessages(socket: WebSocket) {
  const held: string[] = [];
  let take = (text: string): unknown => held.push(text);
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(CLOSE.badMessage, 'text only');
    else if (socket.readyState === socket.OPEN && held.length < 100) take(String(data));
  });
  return {
    open(receiver: (text: string) => void): void {
      take = receiver;
      for (const text of held.splice(0)) receiver(text);
    },
  };
}

/** Every ping gets a reply, and replies that a client does not read would pile up in memory. */
function boundPings(socket: WebSocket, isAllowed: () => boolean): void {
  for (const frame of ['ping', 'pong'] as const) {
    socket.on(frame, () => {
      if (!isAllowed()) socket.terminate();
    });
  }
}

/** Sends all messages of one event loop turn together. */
function wireOf(socket: WebSocket, stream: Socket): Wire {
  let isCorked = false;
  const uncork = () => {
    isCorked = false;
    stream.uncork();
  };
  return {
    send(text) {
      if (!isCorked) {
        isCorked = true;
        stream.cork();
        setImmediate(uncork);
      }
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
    get backlog() {
      return socket.bufferedAmount;
    },
  };
}
