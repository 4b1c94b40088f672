// A bot that plays one game at random. Needs nothing but Node.
//   node examples/bot.mjs http://localhost:3000            opens a table and waits for an opponent
//   node examples/bot.mjs http://localhost:3000 <table>    sits down at that table
import { createHash, randomBytes } from 'node:crypto';

const [server = 'http://localhost:3000', wantedTable] = process.argv.slice(2);

const { headers } = await fetch(`${server}/api/me`);
const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';

/** @typedef {import('@regalia/protocol').BotStreamLine} StreamLine */

/** The types come from the server's schemas; Node does not need them.
 * @template {import('@regalia/protocol').ApiRoute} Route
 * @param {Route} route
 * @param {import('@regalia/protocol').ApiRequest<Route>} request
 * @param {string} [authorization]
 * @returns {Promise<import('@regalia/protocol').ApiResponse<Route>>} */
async function send(route, { params, body = {} }, authorization) {
  const [method = '', path = ''] = route.split(' ');
  const values = new Map(Object.entries(params ?? {}));
  const response = await fetch(server + path.replace(/:(\w+)/g, (_, name) => values.get(name)), {
    method,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : { cookie }) },
    body: JSON.stringify(body),
  });
  const reply = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${reply.code}: ${reply.message}`);
  return reply;
}

const table = wantedTable
  ? await send('POST /api/tables/:table/sit', { params: { table: wantedTable }, body: {} })
  : await send('POST /api/tables', { body: { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] } });
console.log(`table ${table.id}`);

const { token } = await send('POST /api/tables/:table/token', { params: { table: table.id } });
const authorization = `Bearer ${token}`;

// This bot's share in the shuffle: it commits to a nonce, and reveals it once the set of all commitments is published.
/** @type {Map<string | undefined, string>} */
const nonces = new Map();
let rounds = 0;

/** @param {Extract<StreamLine, { type: 'table' }>} line */
async function share({ seat, table: { phase, deal, aborted = [] } }) {
  if (phase !== 'gathering') return;
  const own = deal?.shares.find((one) => one.seat === seat);
  if (deal) {
    const nonce = nonces.get(own?.commitment);
    nonces.delete(own?.commitment);
    if (nonce) await send('POST /api/bot/nonce', { body: { nonce } }, authorization);
  } else if (rounds === aborted.length && !aborted.some(({ missing }) => missing.includes(seat))) {
    rounds++;
    const nonce = randomBytes(32);
    const commitment = createHash('sha256').update(nonce).digest('hex');
    nonces.set(commitment, nonce.toString('hex'));
    await send('POST /api/bot/commit', { body: { commitment } }, authorization);
  }
}

/** Any legal answer: as few options as allowed, in random order.
 * @param {import('@regalia/kernel').Decision} decision */
function choose(decision) {
  const shuffled = decision.options.toSorted(() => Math.random() - 0.5);
  return decision.kind === 'amount' ? [decision.min] : shuffled.slice(0, decision.min);
}

/** @param {Response} stream */
async function* linesOf(stream) {
  let rest = '';
  if (stream.body === null) return;
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function play() {
  const stream = await fetch(`${server}/api/bot/stream`, { headers: { authorization } });
  if (stream.status === 401) throw new Error('this seat is no longer mine');
  for await (const line of linesOf(stream)) {
    if (line === '') continue; // keeps the connection alive
    /** @type {StreamLine} */
    const message = JSON.parse(line);
    if (message.type === 'table') await share(message);
    if (message.type !== 'update') continue;
    if (message.end) {
      console.log(`over after ${message.step} steps: ${JSON.stringify(message.end)}`);
      process.exit(0);
    }
    const [decision] = message.decisions;
    if (decision) {
      const body = { step: message.step, answer: choose(decision) };
      await send('POST /api/bot/answer', { body }, authorization);
    }
  }
}

// A stream that ends before the game does is opened again.
for (;;) {
  await play();
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
