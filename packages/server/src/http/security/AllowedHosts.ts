import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/serverConfig.ts';
import { RequestRefused } from '../../tables/state/errors.ts';

/** Names that always mean this machine or the home network, so that no foreign site can use them for DNS rebinding. */
const AT_HOME = /(^|\.)(localhost|local|home\.arpa)$/;

/** A name or address, with or without a port. */
const WRITTEN = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The host names of this server. Others are refused, which prevents DNS rebinding. */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;

  constructor({ hosts = [], origins = [] }: Pick<ServerConfig, 'hosts' | 'origins'>) {
    const named = [...hosts, ...origins.map(nameOf)].map((name) => name.toLowerCase());
    this.#names = new Set([hostname().toLowerCase(), ...named]);
  }

  check(request: FastifyRequest): void {
    const name = request.hostname.toLowerCase().replace(/\.$/, '');
    if (WRITTEN.test(request.host) && this.allows(name)) return;
    throw new RequestRefused(
      'other-origin',
      `This server does not serve the host name "${name.slice(0, 80).replace(/[^\w.:-]/g, '?')}". The operator can add it to REGALIA_HOSTS.`,
    );
  }

  allows(name: string): boolean {
    return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || AT_HOME.test(name) || this.#names.has(name);
  }
}

function nameOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : origin;
}
