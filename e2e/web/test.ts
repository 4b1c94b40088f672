import { test as base } from '@playwright/test';

/** Runs in the page: seeds its randomness, so that every run and every reload is the same. */
const SAME_LOTS = `{
  let inMemory = 1;
  const take = () => {
    try {
      const lot = Number(localStorage.getItem('lot') ?? 1);
      localStorage.setItem('lot', String(lot + 1));
      return lot;
    } catch {
      return inMemory++;
    }
  };
  crypto.getRandomValues = (array) => {
    let state = Math.imul(take(), 0x9e3779b1);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
      bytes[i] = (state >>> 11) & 255;
    }
    return array;
  };
}`;

/** A test whose deals in the browser are the same in every run; those of the server are not. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(SAME_LOTS);
    await use(context);
  },
});
