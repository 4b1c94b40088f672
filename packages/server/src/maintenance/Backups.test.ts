import { readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VirtualClock } from '../clock/VirtualClock.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { tempFolder } from '../testing/server.ts';
import { settle } from '../testing/VirtualTables.ts';
import { Backups } from './Backups.ts';

const HOUR = 3_600_000;

function scene(isBroken = false) {
  const clock = new VirtualClock(Date.UTC(2030, 0, 1));
  const folder = tempFolder();
  const alarms: object[] = [];
  const log = { error: (details: object) => alarms.push(details), warn: () => undefined, info: () => undefined };
  const store = new MemoryStore();
  store.backup = async (file?: string) => {
    if (isBroken) throw new Error('no space left');
    writeFileSync(file as string, 'copy');
  };
  const open = () => new Backups(store, clock, log, { folder, everyHours: 24, keep: 3 });
  return { clock, store, folder, alarms, open, pass: (hours: number) => clock.pass(hours * HOUR, settle) };
}

test('makes a backup at once and then every day, and keeps the newest', async () => {
  const { folder, open, pass } = scene();
  open();
  await pass(1);
  expect(readdirSync(folder)).toEqual(['regalia-2030-01-01T00-00-00.db']);
  await pass(24 * 5);
  expect(readdirSync(folder).sort()).toEqual([4, 5, 6].map((day) => `regalia-2030-01-0${day}T00-00-00.db`));
});

test('a restart makes no early backup and leaves other files alone', async () => {
  const { folder, open, pass } = scene();
  const first = open();
  await pass(1);
  await first.close();
  writeFileSync(`${folder}/notes.txt`, 'mine');
  open();
  await pass(12);
  expect(readdirSync(folder)).toHaveLength(2);
  await pass(12);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('a failed backup is logged and retried', async () => {
  const { folder, alarms, open, pass } = scene(true);
  open();
  await pass(25);
  expect(alarms).toHaveLength(2);
  expect(readdirSync(folder)).toEqual([]);
});

test('partial files of a crash or a full disk are removed and never taken for a backup', async () => {
  const { folder, open, pass } = scene();
  for (const ending of ['', '-journal'])
    writeFileSync(`${folder}/regalia-2029-12-31T12-00-00.db.part${ending}`, 'half');
  open();
  await pass(1);
  expect(readdirSync(folder)).toEqual(['regalia-2030-01-01T00-00-00.db']);
  const broken = scene(true);
  broken.store.backup = async (file?: string) => {
    writeFileSync(file as string, 'half');
    throw new Error('no space left');
  };
  broken.open();
  await broken.pass(1);
  expect(readdirSync(broken.folder)).toEqual([]);
});

test('a backup with a future date, made while the clock was wrong, does not prevent new ones', async () => {
  const { folder, open, pass } = scene();
  writeFileSync(`${folder}/regalia-2038-01-01T00-00-00.db`, 'copy');
  open();
  await pass(1);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('close waits for the copy that is being written', async () => {
  const { folder, store, open, clock } = scene();
  let finish: () => void = () => undefined;
  store.backup = async (file?: string) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    writeFileSync(file as string, 'copy');
  };
  const backups = open();
  await clock.pass(1, settle);
  const closed = backups.close();
  finish();
  await closed;
  expect(readdirSync(folder)).toEqual(['regalia-2030-01-01T00-00-00.db']);
});
