/** ChaCha20 as in RFC 8439: the keyed stream of a table; unpredictable without the key. */

export const CHACHA20 = 1;
const KEY_WORDS = 8;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const POSITION = 1 + KEY_WORDS;

const input = new Int32Array(16);
const working = new Int32Array(16);

/** State: [CHACHA20, eight key words (little endian), position in words]. The nonce is zero, the counter starts at 0. */
export function chacha20(key: Uint8Array): number[] {
  if (key.length !== 4 * KEY_WORDS) throw new RangeError('a ChaCha20 key has 32 bytes');
  const rng = [CHACHA20];
  for (let i = 0; i < KEY_WORDS; i++) rng.push(littleEndian(key, 4 * i));
  rng.push(0);
  return rng;
}

/** The next 32 random bits of the stream as a signed int. */
export function nextChacha20(rng: number[]): number {
  const position = rng[POSITION] as number;
  rng[POSITION] = position + 1;
  for (let i = 0; i < KEY_WORDS; i++) input[4 + i] = rng[1 + i] as number;
  input[12] = position >>> 4;
  input[13] = input[14] = input[15] = 0;
  chachaBlock(input, working);
  return working[position & 15] as number;
}

/** One block: `state` holds key, counter and nonce in words 4 to 15; the constants are filled in. */
export function chachaBlock(state: Int32Array, out: Int32Array): void {
  for (let i = 0; i < 4; i++) state[i] = CONSTANTS[i as 0];
  out.set(state);
  for (let round = 0; round < 10; round++) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = ((out[i] as number) + (state[i] as number)) | 0;
}

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16);
  mix(x, c, d, b, 12);
  mix(x, a, b, d, 8);
  mix(x, c, d, b, 7);
}

function mix(x: Int32Array, sum: number, addend: number, target: number, turn: number): void {
  const total = ((x[sum] as number) + (x[addend] as number)) | 0;
  const mixed = (x[target] as number) ^ total;
  x[sum] = total;
  x[target] = (mixed << turn) | (mixed >>> (32 - turn));
}

function littleEndian(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)
  );
}
