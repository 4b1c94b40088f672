import { commitTo, makeHex, type TableSeed } from '@regalia/kernel';

/** 256 random bits in hex; works on plain http too. */
export function randomHex(bytes = 32): string {
  return makeHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** A seed of the same form as the server's, so that a local record is verified in the same way. */
export function freshSeed(): TableSeed {
  const secret = randomHex();
  return { kind: 'table', commitment: commitTo(secret), nonces: [randomHex()], secret };
}
