import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { GAMES } from '@regalia/games';
import { pino } from 'pino';
import { LocalBus } from './bus/LocalBus.ts';
import { systemClock } from './clock/systemClock.ts';
import { DEFAULT_LIMITS, limitsForPeople, type ServerConfig } from './config/serverConfig.ts';
import { buildApp } from './http/app.ts';
import type { Health } from './http/core/context.ts';
import { RateLimits } from './http/limits/RateLimits.ts';
import { Sockets } from './http/sockets/Sockets.ts';
import { WorkerJobs } from './jobs/WorkerJobs.ts';
import { Backups } from './maintenance/Backups.ts';
import { DiskGuard } from './maintenance/DiskGuard.ts';
import { DEFAULT_KEEP_DAYS, startHousekeeping } from './maintenance/housekeeping.ts';
import { Metrics } from './monitoring/Metrics.ts';
import { serveMetrics } from './monitoring/metricsServer.ts';
import { AddressGroups } from './people/AddressGroups.ts';
import { Bans } from './people/Bans.ts';
import { People } from './people/People.ts';
import { systemEntropy } from './people/secrets.ts';
import type { Logger } from './ports/logger.ts';
import type { PushSender } from './ports/push.ts';
import type { Store } from './ports/store.ts';
import { lookupPublicAddress } from './push/addresses.ts';
import { Notifier } from './push/Notifier.ts';
import { makePost } from './push/post.ts';
import { openWebPush } from './push/webPush.ts';
import { rulesBuildId } from './rulesBuildId.ts';
import { makePrivateFolder } from './store/makePrivateFolder.ts';
import { lockFolder } from './store/sqlite/lock.ts';
import { openSqliteStore } from './store/sqlite/SqliteStore.ts';
import { UnusableData } from './store/sqlite/UnusableData.ts';
import type { TableDeps } from './tables/live/deps.ts';
import { tableMemory } from './tables/live/tableMemory.ts';
import { TableRegistry } from './tables/registry/TableRegistry.ts';
import { DEFAULT_DELAYS, scaleDelays } from './tables/state/delays.ts';

/** A placeholder contact for servers without a configured one. */
const NO_CONTACT = 'mailto:regalia@example.com';

export interface ServerParts extends TableDeps {
  /** Free space on the disk of the data, in bytes. */
  readonly freeDisk: () => Promise<number>;
  readonly push: PushSender;
  /** Checks every response against its schema. For tests. */
  readonly checksResponses: boolean;
}

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly registry: TableRegistry;
  /** Finishes what is in progress, notifies the pages, and closes the data. */
  close(): Promise<void>;
}

/** Starts to serve. `parts` replaces ports, for tests and other adapters. */
export async function startServer(config: ServerConfig, parts: Partial<ServerParts> = {}): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel ?? 'info' });
  if (config.backups) makePrivateFolder(config.backups.folder);
  const limits = limitsForPeople({ ...DEFAULT_LIMITS, ...config.limits }, config.peoplePerAddress ?? 1);
  const metrics = new Metrics();
  const addressGroups = new AddressGroups();
  const clock = parts.clock ?? systemClock;
  const disk = new DiskGuard(parts.freeDisk ?? freeSpaceOf(config.data), clock, parts.log ?? logger);
  const deps: TableDeps = {
    store: parts.store ?? (await openStore(config, logger)),
    disk,
    chatBytesPerAddressADay: limits.chatBytesPerAddressADay,
    bus: parts.bus ?? new LocalBus(),
    jobs: parts.jobs ?? new WorkerJobs(),
    clock,
    entropy: parts.entropy ?? systemEntropy,
    games: parts.games ?? GAMES,
    log: parts.log ?? logger,
    metrics,
    addressGroupOf: addressGroups.of,
    unattendedPerAddress: limits.unattendedPerAddress,
    delays: parts.delays ?? scaleDelays({ ...DEFAULT_DELAYS, ...config.delays }, config.delayFactor ?? 1),
    customData: config.customData ?? true,
    rules: parts.rules ?? rulesBuildId(),
    ...(config.tableMemory === undefined ? {} : { tableMemory: tableMemory(config.tableMemory) }),
  };
  const registry = new TableRegistry(deps);
  const push =
    parts.push ??
    (await openWebPush(deps.store, config.contact ?? NO_CONTACT, makePost(lookupPublicAddress), deps.log));
  const notifier = new Notifier(registry, push);
  registry.observer = notifier;
  const people = new People(deps.store, deps.clock, deps.entropy);
  const sockets = new Sockets(limits, deps.clock);
  metrics.watchStore(deps.store);
  metrics.watch('regalia_tables_awake', 'Tables in memory', () => registry.liveCount);
  metrics.watch('regalia_tables_unattended', 'Unattended tables that continue', () => registry.unattendedCount);
  metrics.watch('regalia_disk_free_bytes', 'Free space on the disk of the data', () => disk.free ?? Number.NaN);
  metrics.watch('regalia_sockets', 'Open sockets', () => sockets.size);
  const endHousekeeping = startHousekeeping(deps.store, deps.clock, deps.log, {
    ...DEFAULT_KEEP_DAYS,
    ...config.keepDays,
  });
  const backups = config.backups && new Backups(deps.store, deps.clock, deps.log, config.backups);
  let isClosing = false;
  const rateLimits = new RateLimits(limits, deps.clock);
  const bans = await Bans.open(deps.store, deps.clock);
  const health: Health & { damage: string | null } = { disk, damage: null };
  deps.store.findDamage().then(
    (damage) => {
      health.damage = damage;
      if (damage !== null) deps.log.error({ damage }, 'the database is damaged; restore a backup');
    },
    (error) => deps.log.warn({ error: error.message }, 'the database could not be checked'),
  );
  const context = {
    registry,
    people,
    addressGroups,
    bans,
    metrics,
    limits,
    rateLimits,
    origins: config.origins ?? [],
    push,
    health,
    checksResponses: parts.checksResponses ?? false,
  };
  const app = await buildApp(config, context, sockets, logger, () => isClosing);
  let metricsServer: Server | undefined;
  const close = async () => {
    isClosing = true;
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    endHousekeeping();
    disk.close();
    notifier.close();
    registry.close();
    sockets.close();
    await app.close();
    await deps.jobs.close();
    await deps.bus.close();
    await backups?.close();
    await deps.store.close();
  };
  await disk.watch();
  try {
    await app.listen({ host: config.host, port: config.port });
    const { port, host = '127.0.0.1' } = config.metrics ?? {};
    if (port !== undefined) metricsServer = await serveMetrics(metrics, host, port);
  } catch (error) {
    await close();
    throw error;
  }
  await registry.open();
  return {
    port: (app.server.address() as AddressInfo).port,
    metricsPort: (metricsServer?.address() as AddressInfo | undefined)?.port,
    registry,
    close,
  };
}

/** The data, locked for this server. If the store crashes, the process exits; a restart recovers everything. */
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

function freeSpaceOf(folder: string): () => Promise<number> {
  return async () => {
    const { bavail, bsize } = await statfs(existsSync(folder) ? folder : dirname(folder));
    return bavail * bsize;
  };
}

function endProcess(): void {
  process.exit(1);
}
