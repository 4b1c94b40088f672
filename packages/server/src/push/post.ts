import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';

const PATIENCE_MS = 10_000;

/** Posts and returns the status. Rejects on a timeout. */
export type Post = (url: string, headers: http.OutgoingHttpHeaders, body: Buffer | null) => Promise<number>;

/** Follows no redirects and reads only the status, since the address may be anyone's. */
export function makePost(lookup: LookupFunction): Post {
  return (url, headers, body) =>
    new Promise((resolve, reject) => {
      const { request } = url.startsWith('https:') ? https : http;
      const options = { method: 'POST', headers, lookup, signal: AbortSignal.timeout(PATIENCE_MS) };
      const sent = request(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
}
