import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '../../testing/server.ts';
import { Checkpoints, type LogWriter } from './Checkpoints.ts';
import { DATA_FILE, openSqliteStore } from './SqliteStore.ts';

const EVENTUALLY = { timeout: 20_000, interval: 20 };

test('the write-ahead log is checkpointed beside the commits and then restarts', async () => {
  const folder = tempFolder();
  const store = await openSqliteStore(folder, 20);
  onTestFinished(() => store.close());
  const size = (ending: string) => statSync(join(folder, DATA_FILE + ending)).size;
  let seq = 0;
  const append = () =>
    store.append({ table: 't', seq: seq++, kind: 'chat', seat: null, body: { text: 'x'.repeat(3000) }, at: 1 });
  const before = size('');
  for (let i = 0; i < 20; i++) await append();
  await vi.waitFor(() => expect(size('')).toBeGreaterThan(before), EVENTUALLY);
  await vi.waitFor(async () => {
    const log = size('-wal');
    await append();
    expect(size('-wal')).toBe(log);
  }, EVENTUALLY);
  expect(await store.read('t', 0)).toHaveLength(seq);
});

test('a backup has its own thread, so that no reader waits for it', async () => {
  const folder = tempFolder();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close().catch(() => undefined));
  await store.kill('reader');
  const copy = join(tempFolder(), 'copy.db');
  await store.backup(copy);
  expect(statSync(copy).size).toBeGreaterThan(0);
});

test('the writer checkpoints only what was written meanwhile', async () => {
  const done: string[] = [];
  const writer: LogWriter = { onCommit: undefined, checkpoint: () => done.push('writer') };
  let end: () => void = () => undefined;
  const call = () => {
    done.push('thread');
    return new Promise<never>((resolve) => {
      end = resolve as () => void;
    });
  };
  const checkpoints = new Checkpoints(writer, async () => ({ call, close: async () => undefined }), 10);
  writer.onCommit?.(9);
  await Promise.resolve();
  expect(done).toEqual([]);
  writer.onCommit?.(1);
  await Promise.resolve();
  writer.onCommit?.(50);
  expect(done).toEqual(['thread']);
  end();
  await checkpoints.close();
  expect(done).toEqual(['thread', 'writer']);
});
