import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

const text = (path: string) => readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
const dockerfile = text('deploy/Dockerfile');
const compose = text('deploy/compose.yaml');
const unit = text('deploy/regalia.service');
const nginx = text('deploy/nginx.conf');

const settings = (pairs: [string, string][]) => settingsFrom(Object.fromEntries(pairs), () => ({}) as never);
const pairsIn = (source: string, form: RegExp): [string, string][] =>
  [...source.matchAll(form)].map(([, name = '', value = '']) => [name, value]);

test('docs/operating.md lists exactly the settings that exist', () => {
  const source = text('packages/cli/src/serve/settings.ts');
  const known = new Set(`${source} REGALIA_DATA`.match(/REGALIA_[A-Z_]+/g));
  const documented = new Set(text('docs/operating.md').match(/REGALIA_[A-Z_]+/g));
  expect([...documented].sort()).toEqual([...known].sort());
});

test('the container does not run as root and has a health check', () => {
  const [, runs = ''] = dockerfile.split(/^FROM .*(?<!AS build)$/m);
  expect(runs.match(/^USER (.+)$/m)?.[1]).toBe('node');
  expect(runs).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
  expect(runs).toMatch(/^CMD \["node", ("--[^"]+", )*"dist\/regalia\.js", "serve"\]$/m);
});

test('the container user may write to every folder that compose mounts', () => {
  const [service = ''] = compose.split(/^ {2}caddy:$/m);
  const mounted = [...service.matchAll(/^ {6}- \w+:(\/\w+)$/gm)].map(([, path]) => path as string);
  const owned = dockerfile.match(/chown node:node (.+)$/m)?.[1]?.split(' ') ?? [];
  expect(mounted.length).toBeGreaterThan(1);
  expect(owned).toEqual(expect.arrayContaining(mounted));
});

test('compose and the systemd unit use valid settings and the right number of proxies', () => {
  const inCompose = pairsIn(compose, /^ {6}(REGALIA_(?!NAME)[A-Z_]+): "?([^"\n]+)"?$/gm);
  const inUnit = pairsIn(unit, /(REGALIA_[A-Z_]+)=(\S+)/g);
  for (const pairs of [inCompose, inUnit]) {
    expect(settings(pairs)).toMatchObject({ proxy: 1, backups: { everyHours: 24, keep: 14 } });
    expect(settings(pairs).hosts).toHaveLength(1);
  }
});

test('both give the server more than ten seconds to shut down', () => {
  expect(Number(compose.match(/stop_grace_period: (\d+)s/)?.[1])).toBeGreaterThan(10);
  expect(Number(unit.match(/TimeoutStopSec=(\d+)/)?.[1])).toBeGreaterThan(10);
  expect(unit).toContain('Restart=on-failure');
  expect(unit).toContain('DynamicUser=yes');
});

test('the proxies forward client, host and protocol, and do not buffer', () => {
  for (const [header, value] of [
    ['Host', '$http_host'],
    ['X-Forwarded-Host', '$http_host'],
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Forwarded-Proto', '$scheme'],
    ['Upgrade', '$http_upgrade'],
  ])
    expect(nginx).toContain(`proxy_set_header ${header} ${value};`);
  expect(nginx).toContain('proxy_buffering off;');
  expect(Number(nginx.match(/proxy_read_timeout (\d+)s;/)?.[1])).toBeGreaterThan(25);
  expect(text('deploy/Caddyfile')).toContain('flush_interval -1');
});

interface Manifest {
  readonly version?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

test('production dependencies include everything the bundles import', () => {
  const lock = JSON.parse(text('package-lock.json')) as { packages: Readonly<Record<string, Manifest>> };
  const needed = ['cli', 'server', 'bots', 'games', 'kernel', 'protocol'].flatMap((name) => {
    const { dependencies = {} } = JSON.parse(text(`packages/${name}/package.json`)) as Manifest;
    return Object.entries(dependencies).filter(([other]) => !other.startsWith('@regalia/'));
  });
  expect(needed.length).toBeGreaterThan(5);
  for (const [name, version] of needed) {
    const { dev = false, ...found } = lock.packages[`node_modules/${name}`] ?? {};
    expect([name, found.version, dev]).toEqual([name, version, false]);
  }
});

test('the image is built from exactly what the lock file names, whatever registry it comes from', () => {
  expect(dockerfile).toMatch(/^RUN npm ci /m);
  expect(text('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});

test('there is one version of each package that reads what strangers send', () => {
  const lock = JSON.parse(text('package-lock.json')) as { packages: Readonly<Record<string, Manifest>> };
  for (const name of ['ws', 'fastify', '@fastify/static'])
    expect(Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([
      `node_modules/${name}`,
    ]);
});

test('both proxies hold browsers to https', () => {
  const policy = /[Ss]trict-[Tt]ransport-[Ss]ecurity "max-age=\d{8,}"/;
  expect(nginx).toMatch(policy);
  expect(nginx).toMatch(/return 301 https:/);
  expect(text('deploy/Caddyfile')).toMatch(policy);
});
