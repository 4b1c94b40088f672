/** What is said of the game where its rules are not loaded: seats, minutes, its name, its bots and how they play. */
export const shelf = {
  seats: [2, 7],
  minutes: [30, 60],
  en: {
    name: 'Citadels',
    bots: {
      'master-mason': ['Master Mason', 'builds what it can afford'],
    },
  },
  cs: {
    name: 'Citadela',
    bots: {
      'master-mason': ['Mistr kameník', 'staví, na co má'],
    },
  },
  sk: {
    name: 'Citadela',
    bots: {
      'master-mason': ['Majster kamenár', 'stavia, na čo má'],
    },
  },
} as const;
