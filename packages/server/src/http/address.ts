import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Whom an address stands for: one of IPv4 for itself, one of IPv6 for its /64, of which every home has at least one. */
export function addressGroup(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const front = partsOf(head);
  const back = partsOf(tail);
  const whole = [...front, ...new Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0'), ...back];
  return `${whole
    .slice(0, NETWORK_GROUPS)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
