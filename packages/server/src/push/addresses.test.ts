import { expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint } from './addresses.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s may be a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'https://push.example.com/1',
  'https://fcm.googleapis.com.example.com/1',
  'https://evilpush.apple.com.example/1',
  'https://xpush.apple.com/1',
  'http://fcm.googleapis.com/1',
  'https://fcm.googleapis.com:8443/1',
  'https://ann:secret@fcm.googleapis.com/1',
  'https://localhost/1',
  'https://localhost./1',
  'https://regalia.localhost/1',
  'https://printer/1',
  'https://router.local/1',
  'https://metadata.google.internal/1',
  'https://127.0.0.1/1',
  'https://0x7f.1/1',
  'https://8.8.8.8/1',
  'https://[::1]/1',
  'https://[2001:4860:4860::8888]/1',
  'file:///etc/passwd',
  'push',
])('%s is refused', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2001:4860:4860::8888', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '::10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001::1',
  '2002:a00:1::1',
  'fec0::1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'push.example.com',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
