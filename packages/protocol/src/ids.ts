import * as z from 'zod/mini';
import { toSingleLine } from './singleLine.ts';

/** The version of messages and resources; a client of another version must reload. */
export const PROTOCOL = 4;

export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{12}$/, 'must be the id of a table'));
export const personId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/, 'must be the id of a person'));
export const seat = z.int().check(z.nonnegative(), z.lt(16));
/** Counts the events at a table: resolved sets of decisions, and undos. Never decreases. */
export const step = z.int().check(z.nonnegative());
/** 32 bytes in lower-case hex. */
export const nonce = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 32 bytes in lower-case hex'));
/** SHA-256 of a nonce, in lower-case hex. */
export const nonceCommitment = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex'));
export const gameId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be the name of a game'));

/** One line without control characters, trimmed, with a visible character. */
export const singleLine = (longest: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(4 * longest)), z.transform(toSingleLine)),
    z.string().check(z.minLength(1), z.maxLength(longest)),
  );
