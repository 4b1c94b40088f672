/** What is said of the game where its rules are not loaded: its name, and what its bots are called and how they play. */
export const shelf = {
  en: {
    name: 'Viceroy',
    bots: {
      'pyramid-builder': ['Builder', 'builds as high as it can'],
    },
  },
  cs: {
    name: 'Panovník',
    bots: {
      'pyramid-builder': ['Zedník', 'staví, jak nejvýš může'],
    },
  },
  sk: {
    name: 'Panovník',
    bots: {
      'pyramid-builder': ['Murár', 'stavia tak vysoko, ako sa dá'],
    },
  },
} as const;
