import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const DAYS = 825;
const DAY_MS = 86_400_000;

/** A self-signed certificate for this machine, created once and stored with the data. */
export async function makeCertificate(
  data: string,
  addresses: readonly string[],
): Promise<{ cert: string; key: string }> {
  const { makePrivateFolder } = await import('@regalia/server');
  const names = { cert: 'https-cert.pem', key: 'https-key.pem' };
  makePrivateFolder(data, Object.values(names));
  const files = { cert: join(data, names.cert), key: join(data, names.key) };
  if (existsSync(files.cert) && existsSync(files.key)) {
    return { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') };
  }
  // Loaded late: it takes as long to load as the rest of the server.
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'Regalia' }], {
    keyType: 'ec',
    notAfterDate: new Date(Date.now() + DAYS * DAY_MS),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: hostname() },
          ...['127.0.0.1', ...addresses].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  writeFileSync(files.key, made.private, { mode: 0o600 });
  writeFileSync(files.cert, made.cert, { mode: 0o600 });
  return { cert: made.cert, key: made.private };
}
