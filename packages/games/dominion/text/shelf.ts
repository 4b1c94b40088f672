/** What is said of the game where its rules are not loaded: seats, minutes, its name, its bots and how they play. */
export const shelf = {
  seats: [2, 4],
  minutes: [30, 30],
  en: {
    name: 'Dominion: Intrigue',
    bots: {
      'basic-big-money': ['Apprentice of the Mint', 'plain money'],
      'big-money-ultimate': ['Master of the Mint', 'money, well timed'],
      'smithy-money': ['Smith', 'money and Smithies'],
      'courtyard-money': ['Courtier', 'money and Courtyards'],
      'double-witch': ['Sorceress', 'money and Curses for you'],
      'money-and-key-cards': ['Treasurer', 'money and the best card'],
    },
  },
  cs: {
    name: 'Dominion: Intriky',
    bots: {
      'basic-big-money': ['Učeň mincovny', 'jen peníze'],
      'big-money-ultimate': ['Mincmistr', 'peníze, zato chytře'],
      'smithy-money': ['Kovář', 'peníze a Kovárny'],
      'courtyard-money': ['Dvořan', 'peníze a Nádvoří'],
      'double-witch': ['Čarodějka', 'peníze a Kletby pro tebe'],
      'money-and-key-cards': ['Pokladník', 'peníze a nejlepší karta'],
    },
  },
  sk: {
    name: 'Dominion: Intrigy',
    bots: {
      'basic-big-money': ['Učeň mincovne', 'len peniaze'],
      'big-money-ultimate': ['Mincmajster', 'peniaze, zato chytro'],
      'smithy-money': ['Kováč', 'peniaze a Kováčske dielne'],
      'courtyard-money': ['Dvoran', 'peniaze a Nádvoria'],
      'double-witch': ['Bosorka', 'peniaze a Kliatby pre teba'],
      'money-and-key-cards': ['Pokladník', 'peniaze a najlepšia karta'],
    },
  },
} as const;
