/** Each seat has a color and a shape, so that nothing is told by color alone. */
export const JEWELS = [
  { color: '--sapphire', d: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z' },
  { color: '--ruby', d: 'M12 1 22 12 12 23 2 12z' },
  { color: '--emerald', d: 'M3.5 3.5h17v17h-17z' },
  { color: '--topaz', d: 'M12 2 23 21H1z' },
  { color: '--amethyst', d: 'M12 1.5 22.5 9.2 18.5 21.5h-13L1.5 9.2z' },
  { color: '--onyx', d: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z' },
  { color: '--coral', d: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z' },
] as const;
