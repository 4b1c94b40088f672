import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The push services of Chrome, Firefox, Safari and Edge, and of browsers built on them. */
const SERVICES =
  /^(fcm\.googleapis\.com|([\w-]+\.)*(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

const PRIVATE_NETS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
] as const;

const inside = new BlockList();
for (const net of PRIVATE_NETS) {
  const [address, bits] = net.split('/') as [string, string];
  inside.addSubnet(address, Number(bits), familyOf(address));
}

/**
 * Whether a URL belongs to a known push service: https on the default port. Whether the name resolves to
 * a public address is checked again on use.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return SERVICES.test(hostname);
}

/** NAT64: on IPv6-only networks, IPv4 addresses are reached through IPv6 addresses that end in them. */
const TRANSLATED = /^64:ff9b::/i;

export function isPublicAddress(address: string): boolean {
  const plain = address.replace(TRANSLATED, '::ffff:');
  return isIP(plain) !== 0 && !inside.check(plain, familyOf(plain));
}

/** Resolves public addresses only, so that no name can make the server call into its own network. */
export const lookupPublicAddress: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first, ...more] = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    if (first === undefined) done(error ?? new Error('the name does not resolve to a public address'), '', 0);
    else if (options.all) done(null, [first, ...more]);
    else done(null, first.address, first.family);
  });
};

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
