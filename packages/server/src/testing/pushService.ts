import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { StoredSubscription } from '../ports/store.ts';

interface Delivery {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A local push service that replies with a configured status. */
export async function pushService(status = 201) {
  const delivered: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    delivered.push({ method, headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { delivered, url: `http://localhost:${(server.address() as AddressInfo).port}/send/1` };
}

/** A browser with its own keys, which decrypts its notices (RFC 8291, RFC 8188). */
export function pushBrowser(endpoint: string, more: Partial<StoredSubscription> = {}) {
  const keys = createECDH('prime256v1');
  const mine = keys.generateKeys();
  const auth = randomBytes(16);
  const subscription: StoredSubscription = {
    person: 'ann',
    endpoint,
    p256dh: mine.toString('base64url'),
    auth: auth.toString('base64url'),
    locale: 'cs',
    ...more,
  };
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + (body[20] as number));
    const sealed = body.subarray(21 + theirs.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return { subscription, read };
}
