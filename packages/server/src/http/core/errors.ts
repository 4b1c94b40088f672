import type { ErrorCode, WireError } from '@regalia/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { INTERNAL_ERROR, RequestRefused } from '../../tables/state/errors.ts';

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-seat': 404,
  'not-found': 404,
  'bad-token': 401,
  'bad-code': 403,
  'reserved-name': 403,
  'not-yours': 401,
  club: 401,
  banned: 403,
  'other-origin': 403,
  'not-host': 403,
  blocked: 403,
  'no-seat': 403,
  'chat-off': 403,
  'illegal-answer': 422,
  'too-many': 429,
  'too-large': 413,
  busy: 503,
  'low-disk': 503,
  closing: 503,
  internal: 500,
};

/** Malformed requests, by the framework's error code. */
const UNREADABLE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON. Check it.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send "{}" where nothing is to be said.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON. Send "Content-Type: application/json".',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its header says.',
};

/** Sends every error to the client as `{code, message}` with a matching status. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RequestRefused, request, reply) => {
    const wire = error instanceof RequestRefused ? error.toWire() : translate(error);
    if (wire.code === 'internal') request.log.error({ error: error.message, stack: error.stack }, 'a request failed');
    else
      request.log.info(
        { code: wire.code, route: request.routeOptions.url, address: request.ip },
        'a request was refused',
      );
    return reply.status(STATUS[wire.code] ?? 409).send(wire);
  });
}

export function notFound(): RequestRefused {
  return new RequestRefused('not-found', 'There is nothing at this address. Check the link.');
}

/** Of an address without a route: malformed, or with a part that is too long. */
export function rejectBadAddress(_: FastifyError, __: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wire: WireError = { code: 'bad-request', message: 'This address cannot be read. Check it.' };
  return reply.status(400).header('cache-control', 'no-store').send(wire);
}

/** A frame that breaks the protocol or its limits is the client's error, not the server's. */
export function endSocket(
  error: Error & { readonly code?: string },
  socket: WebSocket,
  { log, ip }: FastifyRequest,
): void {
  if (error.code?.startsWith('WS_ERR_')) log.info({ error: error.message, address: ip }, 'a frame was refused');
  else log.error({ error: error.message, stack: error.stack }, 'a socket failed');
  socket.terminate();
}

function translate(error: FastifyError): WireError {
  const status = error.statusCode ?? 500;
  if (status === 413) return { code: 'too-large', message: 'That is too much at once. Send less.' };
  if (status === 429) return { code: 'too-many', message: 'Too many requests. Wait a minute, then try again.' };
  if (status >= 500) return INTERNAL_ERROR;
  return { code: 'bad-request', message: UNREADABLE[error.code] ?? 'This request cannot be read. Check it.' };
}
