import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GAMES } from '@regalia/games';
import { pino } from 'pino';
import { Backups } from './backups.ts';
import { LocalBus } from './bus/localBus.ts';
import { systemClock } from './clock/systemClock.ts';
import { DEFAULT_LIMITS, forPeople, type ServerConfig } from './config.ts';
import { keepHouse, USUAL_DAYS } from './housekeeping.ts';
import { buildApp } from './http/app.ts';
import { Allowances } from './http/limits.ts';
import { serveMetrics } from './http/metricsPort.ts';
import { Sockets } from './http/sockets.ts';
import { WorkerJobs } from './jobs/workerJobs.ts';
import { Meters } from './metrics.ts';
import { Bans } from './people/bans.ts';
import { Households } from './people/households.ts';
import { People } from './people/people.ts';
import { systemEntropy } from './people/secrets.ts';
import type { PushSender } from './ports/push.ts';
import type { Store } from './ports/store.ts';
import { lookupPublic } from './push/addresses.ts';
import { Notifier } from './push/notifier.ts';
import { makePost } from './push/post.ts';
import { openWebPush } from './push/webPush.ts';
import { nameRules } from './rules.ts';
import { ownFolder } from './store/ownFolder.ts';
import { lockFolder } from './store/sqlite/lock.ts';
import { openSqliteStore } from './store/sqlite/sqliteStore.ts';
import { UnusableData } from './store/sqlite/unusableData.ts';
import { timesDelays, USUAL_DELAYS } from './tables/delays.ts';
import { Hall } from './tables/hall.ts';
import type { Logger, Surroundings } from './tables/surroundings.ts';

/** A contact that reaches nobody, for servers whose keeper names none. */
const NO_CONTACT = 'mailto:regalia@example.com';

export interface ServerParts extends Surroundings {
  readonly push: PushSender;
}

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly hall: Hall;
  /** Lets what was begun come to its end, tells the pages, and closes the data. */
  close(): Promise<void>;
}

/** Starts to serve. `parts` replaces ports, for tests and for other adapters. */
export async function startServer(config: ServerConfig, parts: Partial<ServerParts> = {}): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel ?? 'info' });
  if (config.backups) ownFolder(config.backups.folder);
  const limits = forPeople({ ...DEFAULT_LIMITS, ...config.limits }, config.peoplePerAddress ?? 1);
  const meters = new Meters();
  const households = new Households();
  const around: Surroundings = {
    store: parts.store ?? (await openStore(config, logger)),
    bus: parts.bus ?? new LocalBus(),
    jobs: parts.jobs ?? new WorkerJobs(),
    clock: parts.clock ?? systemClock,
    entropy: parts.entropy ?? systemEntropy,
    games: parts.games ?? GAMES,
    log: parts.log ?? logger,
    meter: meters,
    householdOf: households.of,
    delays: parts.delays ?? timesDelays({ ...USUAL_DELAYS, ...config.delays }, config.delayFactor ?? 1),
    ownData: config.ownData ?? true,
    rules: parts.rules ?? nameRules(),
  };
  const hall = new Hall(around);
  const push =
    parts.push ?? (await openWebPush(around.store, config.contact ?? NO_CONTACT, makePost(lookupPublic), around.log));
  const notifier = new Notifier(hall, push);
  hall.watcher = notifier;
  const people = new People(around.store, around.clock, around.entropy);
  const sockets = new Sockets(limits, around.clock);
  meters.watchStore(around.store);
  meters.watch('regalia_tables_awake', 'Tables in memory', () => hall.awake);
  meters.watch('regalia_sockets', 'Open sockets', () => sockets.size);
  const endHousekeeping = keepHouse(around.store, around.clock, around.log, { ...USUAL_DAYS, ...config.keepDays });
  const backups = config.backups && new Backups(around.store, around.clock, around.log, config.backups);
  let isClosing = false;
  const allowances = new Allowances(limits, around.clock);
  const bans = await Bans.open(around.store, around.clock);
  const context = { hall, people, households, bans, meters, limits, allowances, origins: config.origins ?? [], push };
  const app = await buildApp(config, context, sockets, logger, () => isClosing);
  let metrics: Server | undefined;
  const close = async () => {
    isClosing = true;
    metrics?.close();
    metrics?.closeAllConnections();
    endHousekeeping();
    backups?.close();
    notifier.close();
    hall.close();
    sockets.close();
    await app.close();
    await around.jobs.close();
    await around.bus.close();
    await around.store.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
    const { port, host = '127.0.0.1' } = config.metrics ?? {};
    if (port !== undefined) metrics = await serveMetrics(meters, host, port);
  } catch (error) {
    await close();
    throw error;
  }
  await hall.open();
  return {
    port: (app.server.address() as AddressInfo).port,
    metricsPort: (metrics?.address() as AddressInfo | undefined)?.port,
    hall,
    close,
  };
}

/** The data, which no other server uses. A store that dies takes the process with it: a new start finds everything as it was. */
async function openStore({ data, onFatal = endProcess }: ServerConfig, logger: Logger): Promise<Store> {
  const unlock = lockFolder(data, 'a server');
  try {
    const store = await openSqliteStore(data);
    store.onDeath = (error) => {
      logger.error({ error: error.message }, 'the store has died; the server ends');
      onFatal(error);
    };
    const close = store.close.bind(store);
    store.close = () => close().finally(unlock);
    return store;
  } catch (error) {
    unlock();
    throw error instanceof UnusableData ? error : UnusableData.because(data, error);
  }
}

function endProcess(): void {
  process.exit(1);
}
