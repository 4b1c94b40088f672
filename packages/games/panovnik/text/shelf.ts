/** What is said of the game where its rules are not loaded: seats, minutes, its name, its bots and how they play. */
export const shelf = {
  seats: [1, 4],
  minutes: [45, 45],
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
