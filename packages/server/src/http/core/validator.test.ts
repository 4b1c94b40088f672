import { expect, test } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';

const serve = () => testServer({}, { store: new MemoryStore() });
const seats = [{ kind: 'me' }, { kind: 'open' }];
const table = { game: 'tides', seats };

test.each([
  ['PATCH', '/api/me', { name: ' \u200b ' }, '"name" must not be empty.'],
  ['PATCH', '/api/me', { name: 'x'.repeat(25) }, '"name" must have at most 24 signs.'],
  ['PATCH', '/api/me', { name: 7 }, '"name" must be a text.'],
  ['PATCH', '/api/me', [], 'The body must be an object.'],
  ['POST', '/api/tables', {}, '"game" must be a text.'],
  ['POST', '/api/tables', { ...table, game: 'Tides!' }, '"game" must be the name of a game.'],
  ['POST', '/api/tables', { ...table, seats: [] }, '"seats" must not be empty.'],
  ['POST', '/api/tables', { ...table, seats: [{ kind: 'god' }] }, '"seats.0.kind" must be "me" or "open" or "bot".'],
  ['POST', '/api/tables', { ...table, listed: 'yes' }, '"listed" must be true or false.'],
  [
    'POST',
    '/api/tables',
    { ...table, pace: { kind: 'live', perDecision: 1, reserve: 0 } },
    '"pace.perDecision" must be at least 5.',
  ],
  ['POST', '/api/tables', { ...table, options: { a: [[[[[]]]]] } }, '"options.a" must not be nested so deeply.'],
  [
    'POST',
    '/api/tables',
    { ...table, options: { ['y'.repeat(65)]: 1 } },
    /^"options\.y{52}" has a name that is too long\.$/,
  ],
  ['GET', '/api/tables?list=all', undefined, '"list" must be "mine" or "open" or "running".'],
  ['GET', '/api/tables/short', undefined, '"table" must be the id of a table.'],
  ['GET', '/api/tables/AAAAAAAAAAAA/past/x', undefined, '"step" must be a whole number.'],
  ['POST', '/api/tables/AAAAAAAAAAAA/seats/16/add-bot', { level: 'greedy' }, '"seat" must be less than 16.'],
  ['POST', '/api/bot/nonce', { nonce: 'ab' }, '"nonce" must be 32 bytes in lower-case hex.'],
  ['POST', '/api/tables', '{"game":', 'The body is not JSON. Check it.'],
  ['POST', '/api/tables', '', 'The body is empty. Send "{}" where nothing is to be said.'],
])(
  '%s %s %j is refused with a sentence that names the field and its valid values',
  async (method, path, body, sentence) => {
    const { port } = await serve();
    const refused = await (await Guest.at(port)).request(method, path, body);
    expect(refused.status).toBe(400);
    const message = sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence;
    expect(await refused.json()).toEqual({ code: 'bad-request', message });
  },
);

test('every route with input refuses it in such a sentence', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { paths } = await ann.get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json');
  const routes = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => [verb, path] as const),
  );
  expect(routes.length).toBeGreaterThan(20);
  for (const [verb, path] of routes) {
    const address = path.replace(/\{\w+\}/g, '~');
    const reply = await ann.request(verb.toUpperCase(), address, verb === 'get' ? undefined : { name: 1, list: 1 });
    if (reply.status !== 400) continue;
    const { message } = (await reply.json()) as { message: string };
    expect(message).toMatch(/^("[\w.]+"|The (body|address|query)) must [^:]+\.$/);
  }
});

test('a malformed socket message is refused with its number and the reason', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const page = await ann.open((await ann.create()).id);
  const refusal = async (text: string) => {
    page.socket.send(text);
    const { re, error } = await page.next('error');
    return [re, error.code, error.message];
  };
  const said = (re: unknown, more: object = {}) => refusal(JSON.stringify({ type: 'answer', re, ...more }));
  expect(await said(7, { answer: [] })).toEqual([7, 'bad-request', '"step" must be a whole number.']);
  expect(await said(8, { step: 1, answer: ['a'] })).toEqual([8, 'bad-request', '"answer.0" must be a whole number.']);
  expect(await refusal('{"type":"cheat","re":9}')).toEqual([9, 'bad-request', expect.stringContaining('"hello" or')]);
  for (const re of [-1, 1.5, '7', null, [7], 2 ** 60]) expect((await said(re))[0]).toBeNull();
  for (const text of ['{', 'null', '[7]', '7']) {
    expect(await refusal(text)).toEqual([null, 'bad-request', 'The message must be an object.']);
  }
});
