/** What is said of the game where its rules are not loaded: its name, and what its bots are called and how they play. */
export const shelf = {
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
