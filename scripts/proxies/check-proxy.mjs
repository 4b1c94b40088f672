import assert from 'node:assert/strict';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { WebSocket } from 'ws';

const NAME = 'play.example.org';
const PROTOCOL = 4;

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Reply */

/** What must hold behind a proxy, each as a function of its two ports.
 * @type {Record<string, (http: number, https: number) => Promise<void>>} */
export const CHECKS = {
  'http leads to https': async (http) => {
    const { status, headers } = await ask('http', http, '/game/tides?x=1');
    assert.ok(status === 301 || status === 308, `status ${status}`);
    assert.match(String(headers.location), new RegExp(`^https://${NAME}(:\\d+)?/game/tides\\?x=1$`));
  },
  'browsers are bound to https': async (_, https) => {
    const { headers } = await ask('https', https, '/healthz');
    assert.equal(headers['strict-transport-security'], 'max-age=31536000');
  },
  'the cookie is one that only this server can set': async (_, https) => {
    assert.match(await newCookie(https), /^__Host-regalia=[0-9a-f]{64}; .*Secure/);
  },
  'a cookie from plain http is exchanged': async (_, https) => {
    const guest = await ask('https', https, '/api/me');
    const session = String(guest.headers['set-cookie']).replace(/^__Host-regalia=([0-9a-f]{64}).*$/, '$1');
    const { text, headers } = await ask('https', https, '/api/me', { cookie: `regalia=${session}` });
    assert.equal(JSON.parse(text).id, JSON.parse(guest.text).id);
    assert.match(String(headers['set-cookie']?.[0]), /^__Host-regalia=/);
    assert.ok(!String(headers['set-cookie']?.[0]).includes(session), 'a new session');
  },
  'a foreign page cannot act': async (_, https) => {
    const cookie = (await newCookie(https)).split(';')[0] ?? '';
    const headers = { cookie, origin: 'https://evil.example', 'content-type': 'application/json' };
    const { status } = await ask('https', https, '/api/tables', headers, { game: 'tides', seats: [] });
    assert.equal(status, 403);
  },
  'a page of this origin can act, and its table speaks over a socket': async (_, https) => {
    const cookie = (await newCookie(https)).split(';')[0] ?? '';
    const origin = `https://${NAME}:${https}`;
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const made = await ask('https', https, '/api/tables', headers, { game: 'tides', seats });
    assert.equal(made.status, 201, made.text);
    assert.equal(await greeting(https, JSON.parse(made.text).id, { cookie, origin }), 'welcome');
  },
  'an address that a client claims does not count': async (_, https) => {
    const statuses = [];
    for (let i = 0; i < 70; i++) {
      const headers = { authorization: `Bearer ${'0'.repeat(62)}${10 + i}`, 'x-forwarded-for': `198.51.100.${i}` };
      statuses.push((await ask('https', https, '/api/bot/stream', headers)).status);
    }
    assert.ok(statuses.includes(429), `never refused: ${[...new Set(statuses)]}`);
  },
};

/** @param {number} https */
async function newCookie(https) {
  return String((await ask('https', https, '/api/me')).headers['set-cookie']?.[0]);
}

/** @param {'http' | 'https'} scheme
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {unknown} [body]
 * @returns {Promise<Reply>} */
function ask(scheme, port, path, headers = {}, body = undefined) {
  const request = scheme === 'http' ? plainRequest : secureRequest;
  const host = scheme === 'http' ? NAME : `${NAME}:${port}`;
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, servername: NAME, rejectUnauthorized: false };
    const sent = request({ ...options, headers: { host, ...headers } }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The type of the first message at a table.
 * @param {number} port
 * @param {string} table
 * @param {Record<string, string>} headers
 * @returns {Promise<string>} */
function greeting(port, table, headers) {
  const options = { rejectUnauthorized: false, servername: NAME, headers: { ...headers, host: `${NAME}:${port}` } };
  const socket = new WebSocket(`wss://127.0.0.1:${port}/api/tables/${table}/live`, options);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.once('message', (data) => {
      socket.terminate();
      resolve(JSON.parse(String(data)).type);
    });
  });
}
