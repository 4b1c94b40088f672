import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { createSecureContext } from 'node:tls';
import { renderUnicodeCompact } from 'uqr';
import { badUsage, checkFailed } from '../failure.ts';
import { makeCertificate } from './certificate.ts';
import { settingsFrom } from './settings.ts';

export interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly https?: true;
  readonly cert?: string;
  readonly key?: string;
}

const CLOSE_WITHIN_MS = 10_000;

/** Serves until SIGINT or SIGTERM. */
export async function serve(options: ServeOptions): Promise<void> {
  const { lanAddresses, startServer, scaleLimits, UnusableData } = await import('@regalia/server');
  if (!options.https && (options.cert !== undefined || options.key !== undefined)) {
    throw badUsage('--cert and --key need --https. Add --https or leave them out.');
  }
  const settings = { ...settingsFrom(env, scaleLimits), port: parsePort(options.port) };
  const start = async () => {
    const https = options.https ? await certificateFor(options, lanAddresses()) : undefined;
    return startServer({ data: options.data, host: options.host, ...(https ? { https } : {}), ...settings });
  };
  const server = await start().catch((error) => refuse(error, options, error instanceof UnusableData));
  announce(options.https ? 'https' : 'http', server.port, options.host, lanAddresses());
  const stop = () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function certificateFor(
  { cert, key, data }: ServeOptions,
  addresses: readonly string[],
): Promise<{ cert: string; key: string }> {
  if (cert !== undefined && key !== undefined)
    return checkKeyPair({ cert: read(cert, 'certificate'), key: read(key, 'key') }, `${cert} and ${key}`);
  if (cert !== undefined || key !== undefined) throw badUsage('--cert and --key go together. Give both or neither.');
  return checkKeyPair(await makeCertificate(data, addresses), `those in ${data}; delete them to create new ones`);
}

function checkKeyPair<T extends { cert: string; key: string }>(pair: T, which: string): T {
  try {
    createSecureContext(pair);
    return pair;
  } catch (error) {
    throw checkFailed(`Certificate and key can’t be used: ${which} (${(error as Error).message}).`);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw badUsage(`"${text}" is not a port. Choose a number from 0 to 65535.`);
}

function read(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw checkFailed(`Cannot read the ${what} ${file}: ${(error as Error).message}`);
  }
}

interface ListenError extends NodeJS.ErrnoException {
  readonly address?: string;
  readonly port?: number;
}

/** Explains why listening failed, on the server's port or the metrics port. */
function refuse(error: ListenError, { port: requested, host }: ServeOptions, isUnusable: boolean): never {
  const { code, address = host, port = requested } = error;
  const option = String(port) === requested ? '--port' : 'REGALIA_METRICS';
  if (code === 'EADDRINUSE') throw checkFailed(`Port ${port} is in use. Choose another with ${option}.`);
  if (code === 'EACCES') throw checkFailed(`Port ${port} of ${address} is not allowed: ${error.message}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    throw checkFailed(`${address} is not an address of this machine. Choose another one.`);
  if (isUnusable) throw checkFailed(`${error.message}.`);
  throw error;
}

function announce(protocol: string, port: number, host: string, addresses: readonly string[]): void {
  console.log(`Regalia is ready at ${protocol}://localhost:${port}`);
  const [address] = host === '0.0.0.0' || host === '::' ? addresses : [];
  if (address === undefined) return;
  const url = `${protocol}://${address}:${port}`;
  console.log(`Phones on the same network: ${url}\n`);
  if (process.stdout.isTTY) console.log(renderUnicodeCompact(url));
  if (protocol === 'http') console.log('To install the app or play offline on phones, start with --https.');
}
