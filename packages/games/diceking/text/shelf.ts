/** What is said of the game where its rules are not loaded: seats, minutes, its name, its bots and how they play. */
export const shelf = {
  seats: [2, 4],
  minutes: [45, 45],
  en: {
    name: 'King of the Dice',
    bots: {
      reeve: ['Reeve', 'grabs what is closest'],
      steward: ['Seneschal', 'weighs every roll'],
    },
  },
  cs: {
    name: 'Král kostek',
    bots: {
      reeve: ['Rychtář', 'bere, co je nejblíž'],
      steward: ['Hofmistr', 'zváží každý hod'],
    },
  },
  sk: {
    name: 'Kráľ kociek',
    bots: {
      reeve: ['Richtár', 'berie, čo je najbližšie'],
      steward: ['Hofmajster', 'zváži každý hod'],
    },
  },
} as const;
