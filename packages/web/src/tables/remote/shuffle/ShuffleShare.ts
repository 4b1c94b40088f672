import { commitTo, dealDigest, type Viewer } from '@regalia/kernel';
import type { TableInfo, ToServer } from '@regalia/protocol';
import { randomHex } from '../../local/freshSeed.ts';
import { hasDrawn, storeCommitment, storeDrawn, storeNonce, takeDrawn } from './shuffleWitness.ts';

type Message = Extract<ToServer, { type: 'commit' | 'nonce' }>;

/** This page's part in the shuffle of a table: it commits to a nonce, and reveals it once the deal is published. */
export class ShuffleShare {
  readonly #table: string;
  readonly #send: (message: Message) => Promise<void>;
  /** What was sent last, so that it is not sent again while it is on its way. */
  #sent = '';

  constructor(table: string, send: (message: Message) => Promise<void>) {
    this.#table = table;
    this.#send = send;
  }

  /** Does what the table waits for. `isWelcome`: the connection is new, and another device may have committed before. */
  follow(info: TableInfo, viewer: Viewer, isWelcome: boolean): void {
    if (typeof viewer !== 'number') return;
    storeCommitment(this.#table, info.commitment);
    if (isWelcome) this.#sent = '';
    if (info.phase !== 'gathering' || info.nonces.includes(viewer)) return;
    if (info.deal) this.#reveal(info.deal, viewer);
    else this.#commit(info, viewer, isWelcome);
  }

  #commit({ commitment, commitments = [], aborted = [] }: TableInfo, seat: number, isWelcome: boolean): void {
    if (aborted.some(({ missing }) => missing.includes(seat))) return;
    const own = commitments.find((share) => share.seat === seat);
    const isNeeded = own === undefined || (isWelcome && !hasDrawn(this.#table, own.commitment));
    if (!isNeeded) return;
    this.#once(`commit ${commitment} ${seat} ${aborted.length}`, () => {
      const nonce = randomHex();
      storeDrawn(this.#table, nonce);
      return this.#send({ type: 'commit', commitment: commitTo(nonce) });
    });
  }

  #reveal({ shares }: NonNullable<TableInfo['deal']>, seat: number): void {
    const own = shares.find((share) => share.seat === seat);
    const digest = dealDigest(shares);
    if (own === undefined) return;
    this.#once(`reveal ${digest}`, async () => {
      const nonce = takeDrawn(this.#table, own.commitment, digest);
      if (nonce === undefined) return;
      await this.#send({ type: 'nonce', nonce });
      storeNonce(this.#table, nonce);
    });
  }

  /** What fails is done again with the next message. */
  #once(key: string, work: () => Promise<void>): void {
    if (this.#sent === key) return;
    this.#sent = key;
    work().catch(() => {
      if (this.#sent === key) this.#sent = '';
    });
  }
}
