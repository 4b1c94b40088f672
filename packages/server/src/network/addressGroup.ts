import { isIPv6 } from 'node:net';

const DOTTED = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** What comes before an address of IPv4 that is written as one of IPv6. */
const MAPPED = '0:0:0:0:0:ffff';

/** Whom an address stands for, however it is written: one of IPv4 for itself, one of IPv6 for its /64, since every home has at least one. */
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

/** Two groups of IPv6 for the four numbers of IPv4. */
function inHex(_: string, ...numbers: readonly string[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(0, 4).map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
