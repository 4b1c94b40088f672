import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { tempFolder, testServer } from '../../testing/server.ts';

const HTML = { accept: 'text/html' };

async function serve(limits = {}) {
  const site = tempFolder();
  writeFileSync(join(site, 'index.html'), '<meta property="og:description" content="" />');
  const store = new MemoryStore();
  const server = await testServer({ site, limits }, { store });
  return { ...server, store };
}

test("a table's page is rendered without loading the table", async () => {
  const { port, registry, store } = await serve();
  const ann = await Guest.at(port, 'Ann');
  const { id } = await ann.create();
  const read = vi.spyOn(store, 'read');
  const wake = vi.spyOn(registry, 'table');
  for (const path of [`/t/${id}`, `/t/${id}/replay/3`, `/%74/${id}`]) {
    const page = await ann.request('GET', path, undefined, HTML);
    expect(page.status).toBe(200);
  }
  expect(await (await ann.request('GET', `/t/${id}`, undefined, HTML)).text()).toContain('Ann invites you');
  expect(read).not.toHaveBeenCalled();
  expect(wake).not.toHaveBeenCalled();
});

test.each(['/t/AAAAAAAAAAAA', '/t/x', '/%74/AAAAAAAAAAAA'])('%s counts as a request to the API', async (path) => {
  const { port } = await serve({ requestsPerMinute: 5 });
  const ask = async (where: string) => (await fetch(`http://127.0.0.1:${port}${where}`, { headers: HTML })).status;
  const asked = [];
  for (let i = 0; i < 7; i++) asked.push(await ask(path));
  expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await ask('/about')).toBe(200);
});
