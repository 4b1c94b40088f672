import { isIPv6 } from 'node:net';

const DOTTED = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The prefix of an IPv4 address mapped into IPv6. */
const MAPPED = '0:0:0:0:0:ffff';

/** The group of an address in any notation: an IPv4 address itself, or the /64 of an IPv6 address, since every home has one. */
export function addressGroupOf(address: string): string {
  if (!isIPv6(address)) return address;
  const plain = address.replace(/%.*$/, '').toLowerCase().replace(DOTTED, inHex);
  const [head = '', tail = ''] = plain.split('::');
  const front = partsOf(head);
  const back = partsOf(tail);
  const gap = new Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0');
  const whole = [...front, ...gap, ...back].map((part) => part.replace(/^0+(?=.)/, ''));
  if (whole.slice(0, 6).join(':') === MAPPED) return whole.slice(6).flatMap(bytesOf).join('.');
  return `${whole.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** Two IPv6 groups for the four numbers of IPv4. */
function inHex(_: string, ...numbers: readonly string[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(0, 4).map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
