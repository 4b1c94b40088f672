/** What is said of the game where its rules are not loaded: seats, minutes, its name, its bots and how they play. */
export const shelf = {
  seats: [2, 2],
  minutes: [20, 20],
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
