import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const REGALIA = fileURLToPath(new URL('../../../../dist/regalia.js', import.meta.url));

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'regalia-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Serves on any free port; resolves with the address once it is printed. */
async function serve(...options: readonly string[]) {
  const child = spawn(process.execPath, [REGALIA, 'serve', '--port', '0', '--host', '127.0.0.1', ...options]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /https?:\/\/localhost:\d+/.exec(String(chunk));
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error('the server exited before it was ready')));
  });
  return { child, exit, address };
}

test('serves, backs up while running, shuts down cleanly and restores elsewhere', async () => {
  const data = tempFolder();
  const { child, exit, address } = await serve('--data', data);
  const me = await fetch(`${address.replace('localhost', '127.0.0.1')}/api/me`);
  const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { id } = (await me.json()) as { id: string };
  const copy = join(tempFolder(), 'copy.db');
  const copied = run(['backup', copy, '--data', data]);
  expect([copied.status, copied.stdout]).toEqual([0, expect.stringMatching(/Not included: --https certificates/)]);
  const refused = run(['restore', copy, '--data', data, '--force']);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    `another server or command uses ${data}; stop it before restore can use it\n`,
  ]);
  const second = run(['serve', '--data', data, '--port', '0']);
  expect([second.status, second.stderr]).toEqual([
    1,
    expect.stringContaining(`another server or command uses ${data}`),
  ]);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  const elsewhere = tempFolder();
  expect(run(['restore', copy, '--data', elsewhere]).status).toBe(0);
  const again = await serve('--data', elsewhere);
  const known = await fetch(`${again.address.replace('localhost', '127.0.0.1')}/api/me`, { headers: { cookie } });
  expect(((await known.json()) as { id: string }).id).toBe(id);
}, 60_000);

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [REGALIA, ...args], {
    encoding: 'utf8',
    timeout: 50_000,
    env: { ...process.env, ...env },
  });

function damaged(what: 'file' | 'pipe' | 'folder', name: string): string {
  const folder = tempFolder();
  if (what === 'pipe') spawnSync('mkfifo', [join(folder, name)]);
  else if (what === 'folder') mkdirSync(join(folder, name));
  else writeFileSync(join(folder, name), 'x'.repeat(9000));
  return folder;
}

test.each([
  ['a file', () => join(damaged('file', 'x'), 'x'), 'it is not a folder'],
  ['within a file', () => join(damaged('file', 'x'), 'x', 'y'), 'it is not a folder'],
  ['a pipe', () => join(damaged('pipe', 'x'), 'x'), 'it is not a folder'],
  ['where nothing can be made', () => '/proc/regalia', 'it does not exist and cannot be made'],
  ['deep where nothing can be made', () => '/proc/self/regalia/data', 'it does not exist and cannot be made'],
  ['a folder with another file in its place', () => damaged('file', 'regalia.db'), 'file is not a database'],
  ['a folder with another lock in its place', () => damaged('file', 'server.lock'), 'file is not a database'],
])(
  'rejects data in %s with a message',
  (_, place, reason) => {
    const data = place();
    const { status, stderr } = run(['serve', '--data', data, '--port', '0']);
    expect([status, stderr]).toEqual([1, `the data in ${data} cannot be used: ${reason}.\n`]);
  },
  60_000,
);

test.each([
  ['pipe', 'regalia.db'],
  ['pipe', 'server.lock'],
  ['folder', 'regalia.db'],
] as const)(
  'rejects a %s named %s',
  (what, name) => {
    const data = damaged(what, name);
    const { status, stderr } = run(['serve', '--data', data, '--port', '0']);
    expect([status, stderr]).toEqual([1, `${join(data, name)} is not a file; move it away.\n`]);
  },
  60_000,
);

test('rejects unusable folders for certificates and backups, and invalid backups', () => {
  const data = tempFolder();
  const pipe = join(damaged('pipe', 'x'), 'x');
  const cannot = 'cannot be used: it does not exist and cannot be made';
  const cases: [string[], Record<string, string>, string][] = [
    [['serve', '--https', '--data', '/proc/regalia', '--port', '0'], {}, `the data in /proc/regalia ${cannot}.`],
    [
      ['serve', '--data', data, '--port', '0'],
      { REGALIA_BACKUPS: '/proc/copies' },
      `the data in /proc/copies ${cannot}.`,
    ],
    [['restore', pipe, '--data', data], {}, `there is no file ${pipe}`],
    [['backup', '/nowhere/copy.db', '--data', data], {}, `there is no data in ${data}`],
  ];
  for (const [args, env, message] of cases) {
    const { status, stderr } = run(args, env);
    expect([status, stderr]).toEqual([1, `${message}\n`]);
  }
}, 60_000);

test('explains a foreign address, a metrics port in use and an invalid certificate', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const file = join(damaged('file', 'x.pem'), 'x.pem');
  const cases: [string[], Record<string, string>, string | RegExp][] = [
    [['--host', '203.0.113.9'], {}, /^203\.0\.113\.9 is not an address of this machine\. [^\n]+\n$/],
    [
      ['--host', '127.0.0.1'],
      { REGALIA_METRICS: String(port) },
      /^Port \d+ is in use\. Choose another with REGALIA_METRICS\.\n$/,
    ],
    [['--https', '--cert', file, '--key', file], {}, /^Certificate and key can’t be used: [^\n]+\n$/],
  ];
  for (const [args, env, message] of cases) {
    const child = spawn(process.execPath, [REGALIA, 'serve', '--data', tempFolder(), '--port', '0', ...args], {
      env: { ...process.env, ...env },
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(errors).toMatch(message);
  }
}, 60_000);

test('serves https with a self-signed certificate', async () => {
  const data = tempFolder();
  const { address } = await serve('--data', data, '--https');
  expect(address).toMatch(/^https:/);
  const curl = `const https = require('node:https');
    https.get('${address}/api/me', { rejectUnauthorized: false }, (reply) => {
      console.log(reply.headers['set-cookie'][0]);
      process.exit();
    });`;
  const { stdout } = spawnSync(process.execPath, ['-e', curl], { encoding: 'utf8' });
  expect(stdout).toContain('; Secure;');
}, 60_000);

test('explains a port in use and an invalid port', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const start = (wanted: string) =>
    new Promise<[number | null, string]>((resolve) => {
      const args = [REGALIA, 'serve', '--host', '127.0.0.1', '--port', wanted, '--data', tempFolder()];
      const child = spawn(process.execPath, args);
      let errors = '';
      child.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      child.once('close', (code) => resolve([code, errors]));
    });
  expect(await start(String(port))).toEqual([1, `Port ${port} is in use. Choose another with --port.\n`]);
  expect(await start('http')).toEqual([2, '"http" is not a port. Choose a number from 0 to 65535.\n']);
}, 60_000);

test('rejects an invalid contact at startup', () => {
  const { status, stderr } = spawnSync(process.execPath, [REGALIA, 'serve', '--data', tempFolder()], {
    encoding: 'utf8',
    env: { ...process.env, REGALIA_CONTACT: 'Ann' },
  });
  expect([status, stderr]).toEqual([
    2,
    'REGALIA_CONTACT is "Ann"; give an address that starts with mailto: or https:.\n',
  ]);
});

test.each([
  [['--cert', 'cert.pem'], 'Add --https'],
  [
    ['--https', '--cert', '/nowhere/cert.pem', '--key', '/nowhere/key.pem'],
    'Cannot read the certificate /nowhere/cert.pem',
  ],
])('rejects %j with a message that helps', (args, message) => {
  const refused = spawnSync(process.execPath, [REGALIA, 'serve', '--data', tempFolder(), ...args], {
    encoding: 'utf8',
  });
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toContain(message);
});
