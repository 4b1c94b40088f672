/** What the guided first game says. */
export const lessonTexts = {
  welcome: {
    en: 'Welcome! In twelve rounds you win characters at auction and build them into a pyramid. The mightiest pyramid wins.',
    cs: 'Vítej! Ve dvanácti kolech dražíš postavy a stavíš z nich pyramidu. Vyhraje ta nejmocnější.',
    sk: 'Vitaj! V dvanástich kolách dražíš postavy a staviaš z nich pyramídu. Vyhrá tá najmocnejšia.',
  },
  card: {
    en: 'A card has four rows, the lowest for level 1. On level 2 you pay the gems of rows 1 and 2 and get the reward of row 2: the higher, the more expensive and the better.',
    cs: 'Karta má čtyři řádky, nejspodnější pro úroveň 1. Na úrovni 2 zaplatíš drahokamy prvního a druhého řádku a dostaneš, co přináší druhý: čím výš, tím dráž a lépe.',
    sk: 'Karta má štyri riadky, najspodnejší pre úroveň 1. Na úrovni 2 zaplatíš drahokamy prvého a druhého riadka a dostaneš, čo prináša druhý: čím vyššie, tým drahšie a lepšie.',
  },
  start: {
    en: 'The first card is free. Play the Guardian; the other one stays in your hand.',
    cs: 'První karta je zdarma. Vylož kartu Strážce; druhá ti zůstane v ruce.',
    sk: 'Prvá karta je zadarmo. Vylož kartu Strážca; druhá ti zostane v ruke.',
  },
  offer: {
    en: 'The auction: each color offers a card. You bid one gem in secret. If you alone bid a color, you get its card; the gem is spent either way.',
    cs: 'Dražba: každá barva nabízí kartu. Tajně nabídneš jeden drahokam. Kdo nabídne barvu jako jediný, získá její kartu; drahokam je pryč tak jako tak.',
    sk: 'Dražba: každá farba ponúka kartu. Tajne ponúkneš jeden drahokam. Kto ponúkne farbu ako jediný, získa jej kartu; drahokam je preč tak či tak.',
  },
  bid: {
    en: 'Bid the yellow gem, the triangle: the card below it will fit on top of your pyramid.',
    cs: 'Nabídni žlutý drahokam, trojúhelník: karta pod ním se bude hodit na vrchol tvé pyramidy.',
    sk: 'Ponúkni žltý drahokam, trojuholník: karta pod ním sa bude hodiť na vrchol tvojej pyramídy.',
  },
  build: {
    en: 'Nobody else bid yellow, so the card is yours. Now you build, up to three cards. Start with the Swordsman.',
    cs: 'Žlutou nenabídl nikdo jiný, karta je tvoje. Teď stavíš, nejvýše tři karty. Začni kartou Šermíř.',
    sk: 'Žltú neponúkol nikto iný, karta je tvoja. Teraz staviaš, najviac tri karty. Začni kartou Šermiar.',
  },
  place: {
    en: 'Each place shows its cost. On level 1, a card goes at either end of the row: take the right end, where two blue corners meet.',
    cs: 'Každé místo ukazuje svou cenu. Na úrovni 1 patří karta na konec řady: vyber místo vpravo, kde se setkají dva modré rohy.',
    sk: 'Každé miesto ukazuje svoju cenu. Na úrovni 1 patrí karta na koniec radu: vyber miesto vpravo, kde sa stretnú dva modré rohy.',
  },
  gems: {
    en: 'The level 1 row gives points and two gems. Take two blue ones from the supply: tap the circle twice, then confirm.',
    cs: 'Řádek úrovně 1 přináší body a dva drahokamy. Vezmi si ze zásoby dva modré: ťukni dvakrát na kolečko a potvrď.',
    sk: 'Riadok úrovne 1 prináša body a dva drahokamy. Vezmi si zo zásoby dva modré: ťukni dvakrát na krúžok a potvrď.',
  },
  second: {
    en: 'Now the Warlock you won. Its lower edge is blue.',
    cs: 'Teď Černokněžník, kterého máš z dražby. Jeho spodní okraj je modrý.',
    sk: 'Teraz Černokňažník, ktorého máš z dražby. Jeho spodný okraj je modrý.',
  },
  circle: {
    en: 'Put it on top of the two. Three blue parts make a one-color circle: a gem right away, and points at the end.',
    cs: 'Polož ho na ty dvě. Tři modré části tvoří jednobarevný kruh: hned přinese drahokam a na konci body.',
    sk: 'Polož ho na tie dve. Tri modré časti tvoria jednofarebný kruh: hneď prinesie drahokam a na konci body.',
  },
  laws: {
    en: 'Violet cards are laws. They cost nothing and change the rules or the score; long-press one to read it.',
    cs: 'Fialové karty jsou zákony. Nic nestojí a mění pravidla nebo body; podržením kartu zvětšíš.',
    sk: 'Fialové karty sú zákony. Nič nestoja a menia pravidlá alebo body; podržaním kartu zväčšíš.',
  },
  screen: {
    en: 'Your gems are hidden behind your screen. Running low? Pass in the auction and take three gems instead of a card.',
    cs: 'Tvé drahokamy leží za zástěnou; nikdo jiný je nevidí. Kdo v dražbě pasuje, vezme si místo karty tři drahokamy: udělej to dřív, než ti dojdou.',
    sk: 'Tvoje drahokamy ležia za zástenou; nikto iný ich nevidí. Kto v dražbe pasuje, vezme si namiesto karty tri drahokamy: urob to skôr, než sa ti minú.',
  },
  goodLuck: {
    en: 'Keep building, or end the round and go to the next auction. The score explains every point, and the question mark shows the rule. Good luck!',
    cs: 'Stav dál, nebo kolo ukonči a pokračuj další dražbou. Záložka Body vysvětlí každý bod, otazník ukáže pravidlo. Hodně štěstí!',
    sk: 'Stavaj ďalej, alebo kolo ukonči a pokračuj ďalšou dražbou. Záložka Body vysvetlí každý bod, otáznik ukáže pravidlo. Veľa šťastia!',
  },
} as const;
