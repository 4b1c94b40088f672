// A bot that plays one game at random. Needs nothing but Node.
//   node examples/bot.mjs http://localhost:3000            opens a table and waits for somebody to come
//   node examples/bot.mjs http://localhost:3000 <table>    sits down at that table
import { createHash, randomBytes } from 'node:crypto';

const [server = 'http://localhost:3000', wantedTable] = process.argv.slice(2);

const { headers } = await fetch(`${server}/api/me`);
const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';

async function post(path, body, authorization) {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : { cookie }) },
    body: JSON.stringify(body),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(`${reply.code}: ${reply.message}`);
  return reply;
}

const table = wantedTable
  ? await post(`/api/tables/${wantedTable}/sit`, {})
  : await post('/api/tables', { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] });
console.log(`table ${table.id}`);

const { token } = await post(`/api/tables/${table.id}/token`, {});
const authorization = `Bearer ${token}`;

// This bot's share in the shuffle: it commits to a nonce, and reveals it once the set of all commitments is published.
const nonces = new Map();
let rounds = 0;

async function share({ seat, table: { phase, deal, aborted } }) {
  if (phase !== 'gathering') return;
  const own = deal?.shares.find((one) => one.seat === seat);
  if (deal) {
    const nonce = nonces.get(own?.commitment);
    nonces.delete(own?.commitment);
    if (nonce) await post('/api/bot/nonce', { nonce }, authorization);
  } else if (rounds === aborted.length && !aborted.some(({ missing }) => missing.includes(seat))) {
    rounds++;
    const nonce = randomBytes(32);
    const commitment = createHash('sha256').update(nonce).digest('hex');
    nonces.set(commitment, nonce.toString('hex'));
    await post('/api/bot/commit', { commitment }, authorization);
  }
}

/** Any legal answer: as few options as allowed, in random order. */
function choose(decision) {
  const shuffled = decision.options.toSorted(() => Math.random() - 0.5);
  return decision.kind === 'amount' ? [decision.min] : shuffled.slice(0, decision.min);
}

async function* linesOf(stream) {
  let rest = '';
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    yield* lines;
  }
}

async function play() {
  const stream = await fetch(`${server}/api/bot/stream`, { headers: { authorization } });
  if (stream.status === 401) throw new Error('the seat is not mine any more');
  for await (const line of linesOf(stream)) {
    if (line === '') continue; // keeps the connection alive
    const message = JSON.parse(line);
    if (message.type === 'table') await share(message);
    if (message.type !== 'update') continue;
    if (message.end) {
      console.log(`over after ${message.step} steps: ${JSON.stringify(message.end)}`);
      process.exit(0);
    }
    const [decision] = message.decisions;
    if (decision) await post('/api/bot/answer', { step: message.step, answer: choose(decision) }, authorization);
  }
}

// A stream that ends before the game does is opened again.
for (;;) {
  await play();
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
