import type { Locale } from '@regalia/kernel';

type Texts = Readonly<Record<Locale, string>>;

/** What the coach says, step by step. */
export const lessonTexts = {
  welcome: {
    en: 'Welcome! Four players each build a city. Here you see your coins and the cards in your hand. Once someone has eight buildings, the round is finished and the most valuable city wins.',
    cs: 'Vítej! Čtyři hráči staví každý své město. Tady vidíš své mince a karty v ruce. Jakmile má někdo osm budov, kolo se dohraje a vyhraje nejcennější město.',
    sk: 'Vitaj! Štyria hráči stavajú každý svoje mesto. Tu vidíš svoje mince a karty v ruke. Len čo má niekto osem budov, kolo sa dohrá a vyhrá najcennejšie mesto.',
  },
  characters: {
    en: 'Each round, every player secretly takes one of these eight characters. They are called from 1 to 8, and that is the turn order. The two crossed out are face up: nobody has them.',
    cs: 'V každém kole si každý tajně vezme jednu z těchto osmi postav. Pak se vyvolávají od 1 do 8 a v tom pořadí se hraje. Dvě přeškrtnuté leží lícem nahoru: nemá je nikdo.',
    sk: 'V každom kole si každý tajne vezme jednu z týchto ôsmich postáv. Potom sa vyvolávajú od 1 do 8 a v tom poradí sa hrá. Dve prečiarknuté ležia lícom nahor: nemá ich nikto.',
  },
  draft: {
    en: 'You hold the crown, so you choose first. Each card says what its character does. Take the King: you keep the crown and earn coins for yellow buildings. Tap him and confirm.',
    cs: 'Máš korunu, a tak vybíráš jako první. Na každé kartě stojí, co postava umí. Vezmi si postavu Král: koruna ti zůstane a žluté budovy přinesou mince. Ťukni na ni a potvrď.',
    sk: 'Máš korunu, a tak máš prvý výber. Na každej karte stojí, čo postava vie. Vezmi si postavu Kráľ: koruna ti zostane a žlté budovy prinesú mince. Ťukni na ňu a potvrď.',
  },
  thief: {
    en: 'The Thief has named the Merchant: see the mark above. When the Merchant is called, all his coins go to the Thief. Nobody knows yet who that will be.',
    cs: 'Hrál Zloděj a jmenoval postavu Kupec: nahoře vidíš značku. Až se Kupec přihlásí, odevzdá mu všechny mince. Kdo to bude, zatím nikdo neví.',
    sk: 'Hral Zlodej a menoval postavu Kupec: hore vidíš značku. Keď sa Kupec prihlási, odovzdá mu všetky mince. Kto to bude, zatiaľ nikto nevie.',
  },
  income: {
    en: 'Your turn! It starts with income: two coins, or two cards of which you keep one. You already hold cards worth building, so take the coins.',
    cs: 'Jsi na tahu! Začíná se příjmem: dvě mince, nebo dvě karty, z nichž si jednu necháš. Co stavět máš, vezmi si tedy mince.',
    sk: 'Si na ťahu! Začína sa príjmom: dve mince, alebo dve karty, z ktorých si jednu necháš. Čo stavať máš, vezmi si teda mince.',
  },
  build: {
    en: 'Now you may build. The gold number is the price, and also what the building is worth at the end. Tap the Castle in your hand, then confirm or tap it again.',
    cs: 'Teď můžeš stavět. Zlaté číslo je cena a zároveň počet bodů, které budova na konci přinese. Ťukni v ruce na kartu Hrad a potvrď, nebo na ni ťukni znovu.',
    sk: 'Teraz môžeš stavať. Zlaté číslo je cena a zároveň počet bodov, ktoré budova na konci prinesie. Ťukni v ruke na kartu Hrad a potvrď, alebo na ňu ťukni znova.',
  },
  color: {
    en: 'Your new building is yellow, and yellow is your character’s color: collect a coin for it. You can do this at any time during your turn, so waiting paid off. Your turn then ends by itself, as there is nothing left to do.',
    cs: 'Tvá nová budova je žlutá a žlutá je barva tvé postavy: vyber si za ni minci. To smíš kdykoli v tahu, a tak se vyplatilo počkat. Pak tah skončí sám, protože už není co dělat.',
    sk: 'Tvoja nová budova je žltá a žltá je farba tvojej postavy: vyber si za ňu mincu. To smieš kedykoľvek v ťahu, a tak sa oplatilo počkať. Potom sa ťah skončí sám, lebo už niet čo robiť.',
  },
  secondRound: {
    en: 'Round 2: all characters come back and are passed around again. The other cities show buildings by color with their prices, coins and cards in hand. A rich player is worth robbing.',
    cs: 'Druhé kolo: všechny postavy se vrátí a rozdají znovu. V ostatních městech vidíš budovy podle barev s cenami, mince a počet karet v ruce. Koho mince tíží, toho se vyplatí okrást.',
    sk: 'Druhé kolo: všetky postavy sa vrátia a rozdajú znova. V ostatných mestách vidíš budovy podľa farieb s cenami, mince a počet kariet v ruke. Koho mince ťažia, toho sa oplatí okradnúť.',
  },
  assassin: {
    en: 'Now try something darker: take the Assassin. He plays first and takes someone’s turn away.',
    cs: 'Teď zkus něco temnějšího: vezmi si postavu Mordýř. Hraje první ze všech a někoho připraví o tah.',
    sk: 'Teraz skús niečo temnejšie: vezmi si postavu Vrah. Hrá prvý zo všetkých a niekoho pripraví o ťah.',
  },
  murder: {
    en: 'The Warlord destroys buildings, and your Castle is in danger. Tap the Warlord in the row above and confirm. That player stays silent and loses the turn.',
    cs: 'Žoldnéř ničí budovy a tvůj Hrad je v ohrožení. Ťukni v řadě nahoře na postavu Žoldnéř a potvrď. Kdo ji má, mlčí a přijde o tah.',
    sk: 'Žoldnier ničí budovy a tvoj Hrad je v ohrození. Ťukni v rade hore na postavu Žoldnier a potvrď. Kto ju má, mlčí a príde o ťah.',
  },
  secondIncome: {
    en: 'The knife marks the victim for all to see. Now take your income: two coins again.',
    cs: 'Nůž označuje oběť, aby to všichni viděli. Teď si vezmi příjem: zase dvě mince.',
    sk: 'Nôž označuje obeť, aby to všetci videli. Teraz si vezmi príjem: zase dve mince.',
  },
  secondBuild: {
    en: 'Build the Manor. A card you can’t build turns pale; tap it to see why.',
    cs: 'Postav Lovecký zámek. Kdykoli kartu postavit nejde, zbledne; ťukni na ni a řekne proč.',
    sk: 'Postav Poľovnícky zámok. Kedykoľvek kartu postaviť nejde, zbledne; ťukni na ňu a povie prečo.',
  },
  silence: {
    en: 'Nobody answered as Warlord: your victim stayed silent, and only they know who it was. Nobody was King either, so you keep the crown and choose first again.',
    cs: 'Jako Žoldnéř se nikdo nepřihlásil: tvá oběť mlčela a jen ona sama ví, kdo to byl. Ani Král nikdo nebyl, takže koruna zůstává u tebe a znovu vybíráš jako první.',
    sk: 'Ako Žoldnier sa nikto neprihlásil: tvoja obeť mlčala a len ona sama vie, kto to bol. Ani Kráľ nikto nebol, takže koruna zostáva u teba a znova máš prvý výber.',
  },
  ending: {
    en: 'At the end, each building scores its cost. Buildings in all five colors score 3 extra points, being first to eight buildings 4, reaching eight later 2. Coins only break ties.',
    cs: 'Na konci přinese každá budova tolik bodů, kolik stála mincí. Budovy všech pěti barev přidají 3 body, osm budov jako první 4, osm budov později 2. Mince jen rozhodují shodu.',
    sk: 'Na konci prinesie každá budova toľko bodov, koľko stála mincí. Budovy všetkých piatich farieb pridajú 3 body, kto má prvý osem budov, dostane 4, kto neskôr, dostane 2. Mince len rozhodujú zhodu.',
  },
  goodLuck: {
    en: 'Now it’s up to you. The question mark shows the rule behind each question, a long press enlarges a card, and the log shows what the others did. Good luck!',
    cs: 'Hraj dál samostatně. Otazník ukáže pravidlo ke každé otázce, podržením kartu zvětšíš a v Průběhu se dočteš, co dělali ostatní. Hodně štěstí!',
    sk: 'Hraj ďalej samostatne. Otáznik ukáže pravidlo ku každej otázke, podržaním kartu zväčšíš a v Priebehu sa dočítaš, čo robili ostatní. Veľa šťastia!',
  },
} as const satisfies Readonly<Record<string, Texts>>;
