import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** The name in the examples of deploy/. */
const NAME = 'play.example.org';

/** @typedef {{ folder: string, server: number, http: number, https: number }} Ports */
/** @typedef {{ name: string, stop: () => Promise<void> }} Proxy */

/** Makes a certificate that nobody but this check trusts.
 * @param {string} folder */
function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' });
  return { key, certificate };
}

/** Starts nginx with deploy/nginx.conf, at other ports.
 * @param {Ports} ports */
export function startNginx({ folder, server, http, https }) {
  const { key, certificate } = makeCertificate(folder);
  const example = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${server}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  const logs = `error_log ${folder}/nginx.log; pid ${folder}/nginx.pid;`;
  writeFileSync(file, `daemon off; ${logs} events {} http { access_log off; ${temporary.join(' ')} ${example} }`);
  return start('nginx', process.env.NGINX ?? 'nginx', ['-p', folder, '-c', file], https, folder);
}

/** Starts Caddy with deploy/Caddyfile, at other ports and with a certificate of its own.
 * @param {Ports} ports */
export function startCaddy({ folder, server, http, https }) {
  const example = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
    .replace('{$REGALIA_NAME} {', `${NAME} {\n\ttls internal`)
    .replaceAll('regalia:3000', `127.0.0.1:${server}`);
  const ports = `\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n${ports}}\n${example}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return start('Caddy', process.env.CADDY ?? 'caddy', args, https, folder);
}

/** @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {number} port
 * @param {string} folder
 * @returns {Promise<Proxy | undefined>} undefined if it is not installed */
async function start(name, program, args, port, folder) {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint += data;
  });
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve('missing'));
    child.once('exit', () => resolve('ended'));
  });
  for (let tries = 0; tries < 200; tries++) {
    if (await isListening(port)) {
      return {
        name,
        stop: async () => {
          child.kill();
          await ended;
        },
      };
    }
    const how = await Promise.race([ended, new Promise((resolve) => setTimeout(() => resolve('waits'), 100))]);
    if (how === 'missing') return undefined;
    if (how === 'ended') throw new Error(`${name} ended: ${complaint}`);
  }
  child.kill();
  throw new Error(`${name} does not listen: ${complaint}`);
}

/** @param {number} port
 * @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
