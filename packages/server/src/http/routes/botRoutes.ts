import type { ServerResponse } from 'node:http';
import {
  accepted,
  type BotStreamLine,
  botAnswerRequest,
  botAnswerResponse,
  botCommitRequest,
  botNonceRequest,
  botStreamLine,
  type SeatToken,
  seatToken,
  tableId,
} from '@regalia/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { BotStream } from '../../connections/BotStream.ts';
import { hashSecret } from '../../people/secrets.ts';
import type { SeatOfToken } from '../../ports/store.ts';
import type { Actor } from '../../tables/commands/commands.ts';
import { checkToken, ownSeat, perform } from '../../tables/index.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import type { App, Context } from '../core/context.ts';
import { ACCEPTED } from '../core/responses.ts';
import { tooManyRequests } from '../limits/RateLimits.ts';
import { banned, requirePerson } from '../security/identity.ts';
import type { Sockets } from '../sockets/Sockets.ts';

/** These routes take a seat's token instead of a cookie. */
const SEAT_TOKEN = [{ seatToken: [] }];
const KEEP_ALIVE_MS = 15_000;

/** Lets programs in any language play a seat: a stream of lines to read, a request to answer. */
export function botRoutes(app: App, context: Context, sockets: Sockets): void {
  const { registry, rateLimits, bans } = context;
  const { store, entropy, clock, log } = registry.deps;
  /** One per seat: a newer one ends the older. */
  const streams = new Map<string, ServerResponse>();

  app.post(
    '/api/tables/:table/token',
    {
      schema: {
        response: { 200: seatToken },
        summary: 'A token with which a program plays my seat',
        params: z.object({ table: tableId }),
      },
    },
    async (request): Promise<SeatToken> => {
      const { table } = request.params;
      const person = await requirePerson(context, request);
      const seat = await registry.table(table).read((t) => ownSeat(t, person.id));
      const token = entropy.hex(32);
      await store.setToken({ table, seat, person: person.id }, hashSecret(token));
      return { table, seat, token };
    },
  );

  app.get(
    '/api/bot/stream',
    {
      schema: {
        security: SEAT_TOKEN,
        response: { 200: { content: { 'application/x-ndjson': { schema: botStreamLine } } } },
        summary: 'The game as NDJSON, with the token of a seat',
      },
      config: { allow: 'program' },
    },
    async (request, reply) => {
      const place = await placeOf(request);
      await registry.table(place.table).read((t) => checkToken(t, place));
      if (bans.hasPerson(place.person)) throw banned();
      if (!sockets.hasRoomFor(request.ip))
        throw new RequestRefused('too-many', 'Too many streams are open. Close some.');
      const { raw } = reply;
      if (raw.destroyed) return;
      const uncount = sockets.addStream(place.person, request.ip, () => raw.end());
      reply.hijack();
      raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      const key = `${place.table} ${place.seat}`;
      streams.get(key)?.end();
      streams.set(key, raw);
      const stream = new BotStream(registry, place, { write: (line) => writeLine(raw, line), end: () => raw.end() });
      let callOff = keepAlive(raw);
      raw.on('close', () => {
        callOff();
        uncount();
        if (streams.get(key) === raw) streams.delete(key);
        stream.close().catch((error) => log.warn({ error: error.message }, 'a stream could not close'));
      });
      await stream.open();

      function keepAlive(to: ServerResponse): () => void {
        return clock.at(clock.now() + KEEP_ALIVE_MS, () => {
          if (to.writableEnded) return void to.destroy();
          writeLine(to, null);
          callOff = keepAlive(to);
        });
      }
    },
  );

  app.post(
    '/api/bot/answer',
    {
      schema: {
        security: SEAT_TOKEN,
        response: { 200: botAnswerResponse },
        summary: 'Answer the open decision of a step',
        body: botAnswerRequest,
      },
      config: { allow: 'program' },
    },
    async (request) => {
      const place = await placeOf(request);
      const { step } = await perform(registry, place.table, actorOf(place), { type: 'answer', ...request.body });
      return { ...ACCEPTED, step };
    },
  );

  app.post(
    '/api/bot/commit',
    {
      schema: {
        security: SEAT_TOKEN,
        response: { 200: accepted },
        summary: "Commit to the program's nonce",
        body: botCommitRequest,
      },
      config: { allow: 'program' },
    },
    async (request) => {
      const place = await placeOf(request);
      await perform(registry, place.table, actorOf(place), { type: 'commit', ...request.body });
      return ACCEPTED;
    },
  );

  app.post(
    '/api/bot/nonce',
    {
      schema: {
        security: SEAT_TOKEN,
        response: { 200: accepted },
        summary: "Reveal the program's nonce",
        body: botNonceRequest,
      },
      config: { allow: 'program' },
    },
    async (request) => {
      const place = await placeOf(request);
      await perform(registry, place.table, actorOf(place), { type: 'nonce', ...request.body });
      return ACCEPTED;
    },
  );

  async function placeOf(request: FastifyRequest): Promise<SeatOfToken> {
    rateLimits.checkTokens(request);
    const token = /^Bearer ([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1];
    const hash = token === undefined ? undefined : hashSecret(token);
    const place = hash === undefined ? undefined : await store.seatOfToken(hash);
    if (hash === undefined || place === undefined) {
      rateLimits.countWrongToken(request);
      throw new RequestRefused('bad-token', 'Send "Authorization: Bearer <token>" with a token of a seat.');
    }
    if (bans.hasPerson(place.person)) throw banned();
    if (!rateLimits.tokens.take(hash)) throw tooManyRequests();
    return place;
  }
}

/** A program does not chat, so it needs no name. */
function actorOf(place: SeatOfToken): Actor {
  return { person: { id: place.person, name: '' }, token: place };
}

/** A client that does not read is dropped. After a stream has ended, nothing more is sent. */
function writeLine(to: ServerResponse, line: BotStreamLine | null): void {
  if (to.writableEnded) return;
  if (to.writableLength > 512 * 1024) to.destroy();
  else to.write(line === null ? '\n' : `${JSON.stringify(line)}\n`);
}
