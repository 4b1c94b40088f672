import type { Person } from '@regalia/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroupOf } from '../../network/addressGroup.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import type { Context } from '../core/context.ts';

const COOKIE = 'regalia';
/** Over https, neither other sites of the same domain nor anybody on the network can set a cookie with this name. */
const SAFE_COOKIE = '__Host-regalia';
/** The longest that browsers store a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

/** Known people, bans and rate limits. */
type Known = Pick<Context, 'people' | 'addressGroups' | 'bans' | 'rateLimits'>;

/** The person of a request, by its cookie. */
export async function personOf({ people, bans }: Known, request: FastifyRequest): Promise<Person | undefined> {
  const person = await people.recognize(sessionOf(request));
  if (person !== undefined && bans.hasPerson(person.id)) throw banned();
  return person;
}

export function banned(): RequestRefused {
  return new RequestRefused('banned', 'You are banned from this server.');
}

export function sessionOf({ cookies, protocol }: FastifyRequest): string | undefined {
  return cookies[protocol === 'https' ? SAFE_COOKIE : COOKIE];
}

/**
 * The person of a cookie from before this server had https, with a new session. Anybody on the network could have set that
 * cookie, so it is good for nothing else.
 */
export async function exchangeInsecureSession(
  { people, bans }: Known,
  { cookies, protocol }: FastifyRequest,
): Promise<{ person: Person; session: string } | undefined> {
  if (protocol !== 'https') return undefined;
  const fresh = await people.exchange(cookies[COOKIE]);
  if (fresh !== undefined && bans.hasPerson(fresh.person.id)) throw banned();
  return fresh;
}

export async function requirePerson(known: Known, request: FastifyRequest): Promise<Person> {
  const person = await personOf(known, request);
  if (person === undefined) throw new RequestRefused('not-yours', 'The server does not know you yet. Reload the page.');
  known.rateLimits.checkPerson(person.id);
  known.addressGroups.see(person.id, addressGroupOf(request.ip));
  return person;
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https';
  const rest = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  for (const name of secure ? [SAFE_COOKIE, COOKIE] : [COOKIE]) reply.clearCookie(name, rest);
}

/** Hidden from scripts, not sent by other sites, and over https never sent in the clear. */
export function setSession(request: FastifyRequest, reply: FastifyReply, session: string): void {
  const isSafe = request.protocol === 'https';
  const rest = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSafe } as const;
  reply.setCookie(isSafe ? SAFE_COOKIE : COOKIE, session, { ...rest, maxAge: COOKIE_SECONDS });
  if (isSafe && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, rest);
}
