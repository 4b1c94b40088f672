import { expect, test } from 'vitest';
import { lanAddresses } from './lanAddresses.ts';

const at = (address: string, more = {}) => ({ address, family: 'IPv4' as const, internal: false, ...more });

test('addresses of real networks come first; this machine, IPv6 and self-given addresses are left out', () => {
  expect(
    lanAddresses({
      lo: [at('127.0.0.1', { internal: true })],
      docker0: [at('172.17.0.1')],
      wlan0: [at('192.168.1.7'), at('fe80::1', { family: 'IPv6' })],
      eth0: [at('169.254.3.4')],
      eth1: [at('10.0.0.5')],
    }),
  ).toEqual(['192.168.1.7', '10.0.0.5', '172.17.0.1']);
});
