import type { ToClient } from '@regalia/protocol';
import { isFields, parseJson } from '../json.ts';

const TYPES: Readonly<Record<ToClient['type'], true>> = {
  welcome: true,
  table: true,
  update: true,
  parked: true,
  ready: true,
  accepted: true,
  error: true,
  chat: true,
  undo: true,
  stop: true,
  orders: true,
  notice: true,
  pong: true,
};

/** A message of the server; undefined for what this page does not know, as from a newer server. */
export function readMessage(data: unknown): ToClient | undefined {
  const message = typeof data === 'string' ? parseJson(data) : undefined;
  return isMessage(message) ? message : undefined;
}

/** The type tells the shape: `PROTOCOL`, which both sides compare first, is raised when one changes. */
function isMessage(value: unknown): value is ToClient {
  return isFields(value) && typeof value.type === 'string' && Object.hasOwn(TYPES, value.type);
}
