/** By landscape: its ground, by day and by night. */
export const TERRAIN_COLORS: readonly string[] = [
  '#9fc6b4',
  '#8fbfd9',
  '#8d9f7a',
  '#b5cf84',
  '#e6d091',
  '#a9a3a6',
  '#c08a78',
  '#e3c56f',
  '#bcbfc6',
  '#d8916b',
  '#cdbb83',
  '#7fa486',
  '#b59bb0',
  '#d7b3bd',
  '#c4b6a2',
];
