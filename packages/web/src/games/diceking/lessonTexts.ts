/** What the guided first game says. */
export const lessonTexts = {
  welcome: {
    en: 'Welcome! You roll six dice to win citizens. They build castles for you, and connected castles make your land grow.',
    cs: 'Vítej! Házíš šesti kostkami a získáváš občany. Ti ti stavějí hrady a hrady, které spolu sousedí, zvětšují tvou zemi.',
    sk: 'Vitaj! Hádžeš šiestimi kockami a získavaš občanov. Tí ti stavajú hrady a hrady, ktoré spolu susedia, zväčšujú tvoju krajinu.',
  },
  land: {
    en: 'The map has thirty spaces, two of each landscape. At the end, each castle in your largest area scores 3 points, every other castle 1, a gold gem 3 and a white gem 2.',
    cs: 'Země má třicet políček; každá krajina je tu dvakrát. Na konci je každý hrad tvého největšího území za 3 body, každý jiný za 1. Zlatý drahokam je za 3 body, bílý za 2.',
    sk: 'Krajina má tridsať políčok; každý druh je tu dvakrát. Na konci je každý hrad tvojho najväčšieho územia za 3 body, každý iný za 1. Zlatý drahokam je za 3 body, biely za 2.',
  },
  merchant: {
    en: 'Each deck shows one citizen and the dice it wants. This merchant wants green dice: four for one star, five for two, six for three. More stars earn more.',
    cs: 'Každý balíček ukazuje jednoho občana a to, co mají kostky ukázat. Tento obchodník chce zelené kostky: čtyři za jednu hvězdu, pět za dvě, šest za tři. Víc hvězd přinese víc.',
    sk: 'Každý balíček ukazuje jedného občana a to, čo majú kocky ukázať. Tento obchodník chce zelené kocky: štyri za jednu hviezdu, päť za dve, šesť za tri. Viac hviezd prinesie viac.',
  },
  reroll: {
    en: 'Three dice are already green. You have two rerolls: tap the other three and reroll them.',
    cs: 'Tři kostky už jsou zelené. Smíš házet ještě dvakrát: ťukni na tři ostatní, které zelené nejsou, a hoď jimi.',
    sk: 'Tri kocky už sú zelené. Smieš hádzať ešte dvakrát: ťukni na tri ostatné, ktoré zelené nie sú, a hoď nimi.',
  },
  stop: {
    en: 'Five green dice: two stars! You could safely reroll the last one for a third star, but let’s stop here.',
    cs: 'Pět zelených kostek: dvě hvězdy! Poslední by se dalo hodit ještě jednou o třetí hvězdu, ale teď tady skončíme.',
    sk: 'Päť zelených kociek: dve hviezdy! Poslednou by sa dalo hodiť ešte raz o tretiu hviezdu, ale teraz tu skončíme.',
  },
  duty: {
    en: 'Your dice fulfill this thief too. If you fulfill any cards you must take one, but you choose which.',
    cs: 'Kostky splňují i tuto zlodějku. Kdo splní nějakou kartu, musí si jednu vzít, ale smí si vybrat kterou.',
    sk: 'Kocky spĺňajú aj túto zlodejku. Kto splní nejakú kartu, musí si jednu vziať, ale smie si vybrať ktorú.',
  },
  claim: {
    en: 'Take the merchant: with two stars you draw two castle tiles and build on the better one.',
    cs: 'Vezmi si obchodníka: se dvěma hvězdami si vezmeš dvě destičky a stavíš na té lepší.',
    sk: 'Vezmi si obchodníka: s dvoma hviezdami si vezmeš dve doštičky a staviaš na tej lepšej.',
  },
  jokers: {
    en: 'The merchant is now your joker: trade in two citizens showing the same small die for one extra die of that kind.',
    cs: 'Obchodník teď leží před tebou jako žolík: dva občané se stejnou malou kostkou ti ji jednou nahradí, až ji budeš potřebovat.',
    sk: 'Obchodník teraz leží pred tebou ako žolík: dvaja občania s rovnakou malou kockou ti ju raz nahradia, keď ju budeš potrebovať.',
  },
  alarm: {
    en: 'If your dice fulfill nothing, the dragon comes: a space burns, and you lay a card face down. It becomes a super-joker, which is worth a lot.',
    cs: 'Když kostky nic nesplní, přiletí drak: jedno políčko vzplane a ty si položíš kartu lícem dolů. Takový superžolík má velkou cenu.',
    sk: 'Keď kocky nič nesplnia, priletí drak: jedno políčko vzplanie a ty si položíš kartu lícom nadol. Taký superžolík má veľkú cenu.',
  },
  end: {
    en: 'The game ends after the turn in which the last tile is drawn from the supply. Nobody knows which two tiles were set aside at the start.',
    cs: 'Hra končí po tahu, ve kterém dojdou destičky v zásobě. Které dvě byly předem odloženy, neví nikdo.',
    sk: 'Hra sa končí po ťahu, v ktorom sa minú doštičky v zásobe. Ktoré dve boli vopred odložené, nevie nikto.',
  },
  build: {
    en: 'Two tiles, four spaces to choose from. Build on the one with the gold gem and the gem is yours. After that, it’s up to you. Good luck!',
    cs: 'Dvě destičky, čtyři políčka na výběr. Postav na tom se zlatým drahokamem: drahokam je hned tvůj. Pak už hraj samostatně. Hodně štěstí!',
    sk: 'Dve doštičky, štyri políčka na výber. Postav na tom so zlatým drahokamom: drahokam je hneď tvoj. Potom už hraj samostatne. Veľa šťastia!',
  },
} as const;
