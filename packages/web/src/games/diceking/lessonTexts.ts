/** What the guided first game says. */
export const lessonTexts = {
  welcome: {
    en: 'Welcome! You roll six dice to win citizens. They build castles for you, and castles that touch make your land grow.',
    cs: 'Vítej! Házíš šesti kostkami a získáváš občany. Ti ti stavějí hrady a hrady, které spolu sousedí, zvětšují tvou zemi.',
    sk: 'Vitaj! Hádžeš šiestimi kockami a získavaš občanov. Tí ti stavajú hrady a hrady, ktoré spolu susedia, zväčšujú tvoju krajinu.',
  },
  land: {
    en: 'The map has thirty spaces, two of each landscape. At the end, each castle in your largest area scores 3 points, every other castle 1, a gold gem 3 and a white gem 2.',
    cs: 'Země má třicet políček; každá krajina je tu dvakrát. Na konci je každý hrad tvého největšího území za 3 body, každý jiný za 1. Zlatý drahokam je za 3 body, bílý za 2.',
    sk: 'Krajina má tridsať políčok; každý druh je tu dvakrát. Na konci je každý hrad tvojho najväčšieho územia za 3 body, každý iný za 1. Zlatý drahokam je za 3 body, biely za 2.',
  },
  merchant: {
    en: 'Each deck shows one citizen and the dice it wants. This merchant wants blue dice: four earn one star, five earn two, six earn three.',
    cs: 'Každý balíček ukazuje jednoho občana a to, jaké kostky chce. Tento obchodník chce modré: za čtyři je jedna hvězda, za pět dvě, za šest tři.',
    sk: 'Každý balíček ukazuje jedného občana a to, aké kocky chce. Tento obchodník chce modré: za štyri je jedna hviezda, za päť dve, za šesť tri.',
  },
  reroll: {
    en: 'Three dice are blue. You have two rerolls: tap the other three and reroll them.',
    cs: 'Tři kostky jsou modré. Házet smíš ještě dvakrát: ťukni na tři ostatní a hoď jimi.',
    sk: 'Tri kocky sú modré. Hádzať smieš ešte dvakrát: ťukni na tri ostatné a hoď nimi.',
  },
  secondStar: {
    en: 'Four blue dice: one star is safe. Reroll the other two for a second one.',
    cs: 'Čtyři modré: jedna hvězda je jistá. Dvěma ostatními hoď o druhou.',
    sk: 'Štyri modré: jedna hviezda je istá. Dvoma ostatnými hoď o druhú.',
  },
  won: {
    en: 'Five blue dice: you win the merchant with two stars! If your dice fulfill a card you must take one; if they fulfill several, you choose.',
    cs: 'Pět modrých: obchodník se dvěma hvězdami je tvůj! Když kostky splní nějakou kartu, musíš si ji vzít; když jich splní víc, vybíráš ty.',
    sk: 'Päť modrých: obchodník s dvoma hviezdami je tvoj! Keď kocky splnia nejakú kartu, musíš si ju vziať; keď ich splnia viac, vyberáš ty.',
  },
  build: {
    en: 'Two stars drew two castle tiles, so you can choose among four spaces. Build on the one with the white gem and the gem is yours.',
    cs: 'Dvě hvězdy, dvě destičky, čtyři políčka na výběr. Postav na tom s bílým drahokamem a drahokam je tvůj.',
    sk: 'Dve hviezdy, dve doštičky, štyri políčka na výber. Postav na tom s bielym drahokamom a drahokam je tvoj.',
  },
  green: {
    en: 'Your second turn. The dragon slayer and the landowner both want green dice: keep the green 6 and reroll the other five.',
    cs: 'Tvůj druhý tah. Drakobijka i statkář chtějí zelené: nech si zelenou šestku a hoď ostatními pěti.',
    sk: 'Tvoj druhý ťah. Drakobijka aj statkár chcú zelené: nechaj si zelenú šestku a hoď ostatnými piatimi.',
  },
  red: {
    en: 'Little green, but three reds, and the merchant wants four: keep the reds and reroll the other three.',
    cs: 'Zelených je málo, ale tři jsou červené a obchodník chce čtyři: nech si červené a hoď ostatními třemi.',
    sk: 'Zelených je málo, ale tri sú červené a obchodník chce štyri: nechaj si červené a hoď ostatnými tromi.',
  },
  alarm: {
    en: 'No fourth red, and nothing else is fulfilled: dragon alarm! You lay a card face down, then a tile is drawn and its space burns.',
    cs: 'Čtvrtá červená nepřišla a nic jiného splněno není: přilétá drak! Položíš si kartu lícem dolů, pak se vezme destička a její políčko vzplane.',
    sk: 'Štvrtá červená neprišla a nič iné splnené nie je: prilieta drak! Položíš si kartu lícom nadol, potom sa vezme doštička a jej políčko vzplanie.',
  },
  superJoker: {
    en: 'The card comforts you: face down it is a super-joker. Five green dice are hard to get, so take the dragon slayer.',
    cs: 'Karta je útěcha: lícem dolů je z ní superžolík. Pět zelených se hází těžko, vezmi drakobijku.',
    sk: 'Karta je útecha: lícom nadol je z nej superžolík. Päť zelených sa hádže ťažko, vezmi drakobijku.',
  },
  total: {
    en: 'Your third turn. This dragon slayer wants all dice to total 29. You have 25: reroll the 1 and the 3.',
    cs: 'Tvůj třetí tah. Tato drakobijka chce, aby všechny kostky měly dohromady 29. Máš 25: hoď jedničkou a trojkou.',
    sk: 'Tvoj tretí ťah. Táto drakobijka chce, aby všetky kocky mali spolu 29. Máš 25: hoď jednotkou a trojkou.',
  },
  totalAgain: {
    en: 'Bad luck, only 24. Reroll the same two dice, now a 2 and a 1.',
    cs: 'Smůla, jen 24. Hoď znovu týmiž dvěma kostkami, teď dvojkou a jedničkou.',
    sk: 'Smola, len 24. Hoď znova tými istými dvoma kockami, teraz dvojkou a jednotkou.',
  },
  jokers: {
    en: 'That makes 27, two short. Your cards can help: two of them make one more die. Win the dragon slayer with jokers.',
    cs: 'To je 27, dva body chybí. Pomohou tvé karty: dvě dají jednu kostku navíc. Získej drakobijku se žolíky.',
    sk: 'To je 27, dva body chýbajú. Pomôžu tvoje karty: dve dajú jednu kocku navyše. Získaj drakobijku so žolíkmi.',
  },
  pair: {
    en: 'The merchant stands for a blue 2, and with the super-joker he makes that die: 29. Both cards leave the game.',
    cs: 'Obchodník znamená modrou dvojku a se superžolíkem ji opravdu přidá: 29. Obě karty odejdou ze hry.',
    sk: 'Obchodník znamená modrú dvojku a so superžolíkom ju naozaj pridá: 29. Obe karty odídu z hry.',
  },
  slay: {
    en: 'Choose the fire to drive away. Here a gold gem lies under it: castle, gem and fire are yours. Most fires earn 4 points at the end.',
    cs: 'Vyber oheň, který zaženeš. Tady pod ním leží zlatý drahokam: hrad, drahokam i oheň jsou tvé. Za nejvíc ohňů jsou na konci 4 body.',
    sk: 'Vyber oheň, ktorý zaženieš. Tu pod ním leží zlatý drahokam: hrad, drahokam aj oheň sú tvoje. Za najviac ohňov sú na konci 4 body.',
  },
  goodbye: {
    en: 'The game ends with the turn after which no castle tile is left in the supply. Most points win, so join your castles into one large area. Goodbye, and good luck!',
    cs: 'Hra končí tahem, po kterém v zásobě nezbývá žádná destička. Vyhraje, kdo má nejvíc bodů, proto spojuj hrady do jednoho velkého území. Sbohem a hodně štěstí!',
    sk: 'Hra sa končí ťahom, po ktorom v zásobe nezostáva žiadna doštička. Vyhrá, kto má najviac bodov, preto spájaj hrady do jedného veľkého územia. Zbohom a veľa šťastia!',
  },
} as const;
