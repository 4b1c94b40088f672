import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { RequestRefused } from '../tables/state/errors.ts';

const LENGTH = 32;
/** Each takes about 16 MB and 50 ms of a thread. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const MOST_WAITING = 20;

const deriveKey: (secret: string, salt: string, length: number, cost: typeof COST) => Promise<Buffer> =
  promisify(scrypt);

/** Hashes secrets that are valid for years, slowly, so that a stolen database is of little use. One at a time. */
export class SlowHash {
  readonly #salt: () => Promise<string>;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** The salt is the server's own, so that a secret can be looked up by its hash. */
  constructor(salt: () => Promise<string>) {
    this.#salt = salt;
  }

  async hash(secret: string): Promise<string> {
    if (this.#waiting >= MOST_WAITING) throw new RequestRefused('too-many', 'Too many tries at once. Wait a minute.');
    this.#waiting++;
    const done = this.#last.then(async () => deriveKey(secret, await this.#salt(), LENGTH, COST));
    this.#last = done.catch(() => undefined);
    try {
      return (await done).toString('hex');
    } finally {
      this.#waiting--;
    }
  }
}
