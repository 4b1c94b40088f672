/** sfc32 (Chris Doty-Humphrey): small, fast, passes PractRand. For search and simulation, not for tables. */

export const SFC32 = 0;
const WARM_UP = 12;

/** State: [SFC32, a, b, c, counter]. */
export function sfc32(a: number, b: number, c: number): number[] {
  const rng = [SFC32, a | 0, b | 0, c | 0, 1];
  for (let i = 0; i < WARM_UP; i++) nextSfc32(rng);
  return rng;
}

/** The next 32 random bits as a signed int. */
export function nextSfc32(rng: number[]): number {
  const a = rng[1] as number;
  const b = rng[2] as number;
  const c = rng[3] as number;
  const counter = rng[4] as number;
  const out = (a + b + counter) | 0;
  rng[1] = b ^ (b >>> 9);
  rng[2] = (c + (c << 3)) | 0;
  rng[3] = (((c << 21) | (c >>> 11)) + out) | 0;
  rng[4] = (counter + 1) | 0;
  return out;
}
