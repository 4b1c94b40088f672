import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const DAYS = 825;
const DAY_MS = 86_400_000;

/** A certificate for this machine, made once and kept with the data. Browsers ask before they trust it. */
export async function makeCertificate(
  data: string,
  addresses: readonly string[],
): Promise<{ cert: string; key: string }> {
  const files = { cert: join(data, 'https-cert.pem'), key: join(data, 'https-key.pem') };
  if (existsSync(files.cert) && existsSync(files.key)) {
    return { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') };
  }
  // It takes as long to load as all the rest of the server.
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
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(files.key, made.private, { mode: 0o600 });
  writeFileSync(files.cert, made.cert, { mode: 0o600 });
  return { cert: made.cert, key: made.private };
}
