import { isIP } from 'node:net';
import type { Limits, ServerConfig } from '@regalia/server';
import { badUsage } from '../failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const KEEP_DAYS = {
  finished: 'REGALIA_KEEP_DAYS',
  open: 'REGALIA_KEEP_OPEN_DAYS',
  guests: 'REGALIA_KEEP_GUESTS_DAYS',
} as const;

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Reads the server's settings from the environment. An invalid value is an error. */
export function settingsFrom(env: Environment, scaleLimits: (factor: number) => Limits): Partial<ServerConfig> {
  const metrics = {
    ...(env.REGALIA_METRICS ? parseListenAddress(env.REGALIA_METRICS) : {}),
    ...(env.REGALIA_METRICS_TOKEN ? { token: env.REGALIA_METRICS_TOKEN } : {}),
  };
  return {
    origins: listOf(env.REGALIA_ORIGINS),
    hosts: listOf(env.REGALIA_HOSTS),
    ...(env.REGALIA_PROXY ? { proxy: parseProxy(env.REGALIA_PROXY) } : {}),
    metrics,
    limits: scaleLimits(parseFactor('REGALIA_LIMITS', env.REGALIA_LIMITS ?? '1')),
    delayFactor: parseFactor('REGALIA_DELAYS', env.REGALIA_DELAYS ?? '1'),
    ...(env.REGALIA_BACKUPS ? { backups: backupsFrom(env, env.REGALIA_BACKUPS) } : {}),
    keepDays: keepDaysFrom(env),
    ...(env.REGALIA_PEOPLE_PER_ADDRESS
      ? { peoplePerAddress: parseCount('REGALIA_PEOPLE_PER_ADDRESS', env.REGALIA_PEOPLE_PER_ADDRESS) }
      : {}),
    ...(env.REGALIA_TABLE_MEMORY ? { tableMemory: parseCount('REGALIA_TABLE_MEMORY', env.REGALIA_TABLE_MEMORY) } : {}),
    ...(env.REGALIA_ADMIN_TOKEN ? { adminToken: parseSecret('REGALIA_ADMIN_TOKEN', env.REGALIA_ADMIN_TOKEN, 16) } : {}),
    ...(env.REGALIA_CLUB_PASSWORD
      ? { clubPassword: parseSecret('REGALIA_CLUB_PASSWORD', env.REGALIA_CLUB_PASSWORD, 6) }
      : {}),
    logLevel: env.REGALIA_LOG ?? 'warn',
    customData: parseSwitch('REGALIA_OWN_DATA', env.REGALIA_OWN_DATA ?? 'on'),
    ...(env.REGALIA_CONTACT ? { contact: parseContact(env.REGALIA_CONTACT) } : {}),
  };
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** A number of proxies, or their addresses and networks. */
function parseProxy(text: string): number | string[] {
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = listOf(text);
  for (const address of addresses) {
    const [base = '', bits = '0'] = address.split('/');
    if (!NETWORKS.has(address) && (isIP(base) === 0 || !/^\d+$/.test(bits))) {
      throw badUsage(`REGALIA_PROXY is "${text}"; give the number of proxies or their addresses.`);
    }
  }
  return addresses;
}

/** A port, or an address and a port. */
function parseListenAddress(text: string): { port: number; host?: string } {
  const [, host, port] = /^(?:(.+):)?(\d+)$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535) {
    throw badUsage(`REGALIA_METRICS is "${text}"; give a port, or an address and a port such as 127.0.0.1:9464.`);
  }
  return { port: Number(port), ...(host === undefined ? {} : { host }) };
}

function backupsFrom(env: Environment, folder: string): NonNullable<ServerConfig['backups']> {
  return {
    folder,
    everyHours: parseCount('REGALIA_BACKUPS_HOURS', env.REGALIA_BACKUPS_HOURS ?? '24'),
    keep: parseCount('REGALIA_BACKUPS_KEEP', env.REGALIA_BACKUPS_KEEP ?? '14'),
  };
}

function keepDaysFrom(env: Environment): NonNullable<ServerConfig['keepDays']> {
  const days = (name: keyof typeof KEEP_DAYS) => {
    const text = env[KEEP_DAYS[name]];
    return text ? { [name]: parseCount(KEEP_DAYS[name], text) } : {};
  };
  return { ...days('finished'), ...days('open'), ...days('guests') };
}

function parseCount(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw badUsage(`${name} is "${text}"; give a whole number of at least 1.`);
}

function parseSecret(name: string, text: string, min: number): string {
  const secret = text.trim();
  if (secret.length >= min) return secret;
  throw badUsage(`${name} is too short; give at least ${min} characters.`);
}

function parseFactor(name: string, text: string): number {
  const factor = Number(text);
  if (factor > 0 && Number.isFinite(factor)) return factor;
  throw badUsage(`${name} is "${text}"; give a factor such as 2.`);
}

function parseContact(text: string): string {
  if (/^(mailto:.+@|https:\/\/)./.test(text)) return text;
  throw badUsage(`REGALIA_CONTACT is "${text}"; give an address that starts with mailto: or https:.`);
}

function parseSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw badUsage(`${name} is "${text}"; give on or off.`);
}
