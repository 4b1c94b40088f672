import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { BUILT, regalia, temporaryFolder } from '../testing/regalia.ts';

interface Reply {
  readonly type: string;
  readonly decisions: { readonly seat: number; readonly answers: number[][] }[];
  readonly result: { readonly winners: number[]; readonly record: object } | null;
}

const folder = temporaryFolder();
const START = '{"type":"start","seats":2,"seed":7}';

describe('regalia host', () => {
  test('plays two games in one process, with valid records', async () => {
    const replies = await playWithDriver([START, '{"type":"start","seed":8,"bots":["random",null]}']);
    for (const { result } of replies) {
      expect(result?.winners.length).toBeGreaterThan(0);
      const file = join(folder, 'record.json');
      writeFileSync(file, JSON.stringify(result?.record));
      expect((await regalia(['verify', file])).code).toBe(0);
    }
  });

  test('continues after a bad line', async () => {
    const { out, code } = await regalia(['host', 'tides'], `hm\n\n${START}\n`);
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ).toEqual(['error', 'update']);
  });

  test('plays a game with the Python example of the documentation', async () => {
    const python = spawnSync('python3', ['--version']);
    const page = readFileSync(new URL('../../../../docs/host-protocol.md', import.meta.url), 'utf8');
    const example = /```python\n([\s\S]*?)```/.exec(page)?.[1] as string;
    expect(example).toContain('import json');
    if (python.error !== undefined) return;
    const file = join(folder, 'example.py');
    writeFileSync(file, example);
    const { status, stdout, stderr } = spawnSync('python3', [file, process.execPath, BUILT, 'host', 'tides'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^seat \d won|^a draw/);
    expect(status).toBe(0);
  });
});

/** Plays the first legal answer of the first open decision until every started game is over. */
async function playWithDriver(starts: readonly string[]): Promise<Reply[]> {
  const child = spawn(process.execPath, [BUILT, 'host', 'tides']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (line: string): Promise<Reply> => {
    child.stdin.write(`${line}\n`);
    return JSON.parse((await lines.next()).value as string);
  };
  const last: Reply[] = [];
  for (const start of starts) {
    let reply = await ask(start);
    while (reply.result === null) {
      const d = reply.decisions[0]!;
      reply = await ask(JSON.stringify({ type: 'answer', seat: d.seat, answer: d.answers[0] }));
      expect(reply.type).toBe('update');
    }
    last.push(reply);
  }
  child.stdin.end();
  return last;
}
