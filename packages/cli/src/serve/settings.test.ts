import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { registerServe } from '../commands/serve.ts';
import { settingsFrom } from './settings.ts';

const settings = (env: Record<string, string>) => settingsFrom(env, (factor) => ({ factor }) as never);

test('REGALIA_PROXY is a number of proxies or their addresses', () => {
  expect(settings({ REGALIA_PROXY: '1' }).proxy).toBe(1);
  expect(settings({ REGALIA_PROXY: '10.0.0.0/8, loopback' }).proxy).toEqual(['10.0.0.0/8', 'loopback']);
  expect(() => settings({ REGALIA_PROXY: 'yes' })).toThrow('the number of proxies');
  expect(settings({}).proxy).toBeUndefined();
});

test('metrics have a separate port or a token', () => {
  expect(settings({ REGALIA_METRICS: '9464' }).metrics).toEqual({ port: 9464 });
  expect(settings({ REGALIA_METRICS: '0.0.0.0:9464', REGALIA_METRICS_TOKEN: 'x' }).metrics).toEqual({
    host: '0.0.0.0',
    port: 9464,
    token: 'x',
  });
  expect(() => settings({ REGALIA_METRICS: 'public' })).toThrow('give a port');
});

test('an invalid factor is an error', () => {
  for (const factor of ['0', '-1', 'many']) expect(() => settings({ REGALIA_LIMITS: factor })).toThrow('a factor');
  expect(settings({ REGALIA_LIMITS: '2.5' }).limits).toEqual({ factor: 2.5 });
  expect(settings({ REGALIA_DELAYS: '0.1' }).delayFactor).toBe(0.1);
  expect(() => settings({ REGALIA_DELAYS: 'short' })).toThrow('REGALIA_DELAYS is "short"; give a factor');
});

test('backups run daily and keep fourteen copies by default', () => {
  expect(settings({ REGALIA_BACKUPS: '/b' }).backups).toEqual({ folder: '/b', everyHours: 24, keep: 14 });
  expect(settings({ REGALIA_BACKUPS: '/b', REGALIA_BACKUPS_HOURS: '6', REGALIA_BACKUPS_KEEP: '3' }).backups).toEqual({
    folder: '/b',
    everyHours: 6,
    keep: 3,
  });
  expect(() => settings({ REGALIA_BACKUPS: '/b', REGALIA_BACKUPS_KEEP: '0' })).toThrow('whole number');
});

test('retention is set separately for finished tables, open tables and guests', () => {
  expect(settings({}).keepDays).toEqual({});
  const days = { REGALIA_KEEP_DAYS: '90', REGALIA_KEEP_OPEN_DAYS: '7', REGALIA_KEEP_GUESTS_DAYS: '60' };
  expect(settings(days).keepDays).toEqual({ finished: 90, open: 7, guests: 60 });
  expect(() => settings({ REGALIA_KEEP_OPEN_DAYS: 'soon' })).toThrow('whole number');
});

test('tables with corrected game data can be switched off', () => {
  expect(settings({}).customData).toBe(true);
  expect(settings({ REGALIA_OWN_DATA: 'off' }).customData).toBe(false);
  expect(() => settings({ REGALIA_OWN_DATA: 'no' })).toThrow('on or off');
});

test('short secrets are rejected', () => {
  expect(settings({}).adminToken).toBeUndefined();
  expect(settings({ REGALIA_ADMIN_TOKEN: 'x'.repeat(16) }).adminToken).toBe('x'.repeat(16));
  expect(() => settings({ REGALIA_ADMIN_TOKEN: 'short' })).toThrow('at least 16');
  expect(settings({ REGALIA_CLUB_PASSWORD: 'sesame' }).clubPassword).toBe('sesame');
  expect(() => settings({ REGALIA_CLUB_PASSWORD: 'abc' })).toThrow('at least 6');
  expect(settings({ REGALIA_PEOPLE_PER_ADDRESS: '30' }).peoplePerAddress).toBe(30);
});

test('serve --help names every setting', () => {
  const program = new Command();
  registerServe(program);
  const shown: string[] = [];
  program.commands[0]?.configureOutput({ writeOut: (text) => shown.push(text) }).outputHelp();
  const help = shown.join('');
  const source = readFileSync(new URL('./settings.ts', import.meta.url), 'utf8');
  const names = new Set(source.match(/REGALIA_\w+/g));
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !help.includes(name))).toEqual([]);
});
