/** What is said of the game where its rules are not loaded: its name, and what its bots are called and how they play. */
export const shelf = {
  en: {
    name: 'Tides of Time',
    bots: {},
  },
  cs: {
    name: 'Tides of Time',
    bots: {},
  },
  sk: {
    name: 'Tides of Time',
    bots: {},
  },
} as const;
