import type { Locale } from '@regalia/kernel';

type Texts = Readonly<Record<Locale, string>>;

/** What the coach says. */
export const lessonTexts = {
  welcome: {
    en: 'Welcome! You rule a tiny realm and make it grow. Everybody starts with the same ten cards: 7 Coppers, which are money, and 3 Estates, which are points. Five of yours are in your hand.',
    cs: 'Vítej! Vládneš malé říši, která pod tebou poroste. Všichni začínají se stejnými deseti kartami: 7 Měďáků jsou peníze, 3 Statky jsou body. Pět ze svých karet máš v ruce.',
    sk: 'Vitaj! Vládneš malej ríši, ktorá pod tebou porastie. Všetci začínajú s rovnakými desiatimi kartami: 7 Meďákov sú peniaze, 3 Statky sú body. Päť zo svojich kariet máš v ruke.',
  },
  supply: {
    en: 'All buy from the Supply. The coin on a pile is its cost, the number says how many are left. Yellow is money, green is points, purple is the Curse, the rest are Actions. Hold a card down to read it.',
    cs: 'Všichni kupují ze zásoby. Mince na hromádce je cena, číslo říká, kolik karet zbývá. Žlutá jsou peníze, zelená body, fialová je Kletba, ostatní jsou akce. Podržením si kartu přečteš.',
    sk: 'Všetci kupujú zo zásoby. Minca na kôpke je cena, číslo hovorí, koľko kariet zostáva. Žltá sú peniaze, zelená body, fialová je Kliatba, ostatné sú akcie. Podržaním si kartu prečítaš.',
  },
  purse: {
    en: 'In each turn you may play one Action and buy one card. You hold no Action yet, so the turn begins with money.',
    cs: 'V každém tahu smíš zahrát jednu akci a koupit jednu kartu. Akci zatím nemáš, a tak tah začíná penězi.',
    sk: 'V každom ťahu smieš zahrať jednu akciu a kúpiť jednu kartu. Akciu zatiaľ nemáš, a tak sa ťah začína peniazmi.',
  },
  treasures: {
    en: 'Play all your Coppers with one button: four coins.',
    cs: 'Zahraj všechny Měďáky jedním tlačítkem: čtyři mince.',
    sk: 'Zahraj všetky Meďáky jedným tlačidlom: štyri mince.',
  },
  buySmithy: {
    en: 'All that you can afford glows. Smithy draws three cards: buy it. Tap the pile, then confirm; a second tap on the pile does the same.',
    cs: 'Vše, na co máš, září. S Kovárnou si dobereš tři karty: kup ji. Ťukni na hromádku a potvrď; druhé ťuknutí na hromádku udělá totéž.',
    sk: 'Všetko, na čo máš, žiari. S Kováčskou dielňou si doberieš tri karty: kúp ju. Ťukni na kôpku a potvrď; druhé ťuknutie na kôpku urobí to isté.',
  },
  cleanUp: {
    en: 'What you bought, played and still held went to your discard pile, and you drew five new cards. Nothing is lost: when your deck runs out, this pile is shuffled into a new one, with the Smithy in it.',
    cs: 'Koupené i zahrané karty a zbytek ruky leží v tvém odkládacím balíčku a máš pět nových karet. Nic se neztratí: až dobírací balíček dojde, odkládací se zamíchá a bude z něj nový, i s Kovárnou.',
    sk: 'Kúpené aj zahrané karty a zvyšok ruky ležia v tvojom odkladacom balíčku a máš päť nových kariet. Nič sa nestratí: keď sa doberací balíček minie, odkladací sa zamieša a bude z neho nový, aj s Kováčskou dielňou.',
  },
  secondTurn: {
    en: 'The other side bought a Silver. Your turn again: play your money. You may tap single cards and play only those; what you keep buys nothing and is discarded when the turn ends.',
    cs: 'Soupeř si koupil Stříbrňák. Jsi zase na řadě: zahraj peníze. Můžeš ťuknout jen na některé a zahrát jen ty; co si necháš, nic nekoupí a na konci tahu se odloží.',
    sk: 'Súper si kúpil Strieborniak. Si zase na rade: zahraj peniaze. Môžeš ťuknúť len na niektoré a zahrať len tie; čo si necháš, nič nekúpi a na konci ťahu sa odloží.',
  },
  buyVillage: {
    en: 'Smithy uses up your only Action. Village gives two new ones and a card: the two belong together. Buy a Village.',
    cs: 'Kovárna spotřebuje tvou jedinou akci. Vesnice dá dvě nové a jednu kartu: k sobě se hodí. Kup Vesnici.',
    sk: 'Kováčska dielňa spotrebuje tvoju jedinú akciu. Dedina dá dve nové a jednu kartu: k sebe sa hodia. Kúp Dedinu.',
  },
  shuffled: {
    en: 'Your deck was empty, so the discard pile was shuffled. And look: both new cards are in your hand!',
    cs: 'Dobírací balíček došel, a tak se zamíchal odkládací. A podívej: obě nové karty máš v ruce!',
    sk: 'Doberací balíček sa minul, a tak sa zamiešal odkladací. A pozri: obe nové karty máš v ruke!',
  },
  playVillage: {
    en: 'Play the Village first: +1 Card, +2 Actions. A card is played by tapping it twice, or by tapping and confirming.',
    cs: 'Nejprve zahraj Vesnici: +1 karta, +2 akce. Karta se zahraje dvojím ťuknutím, nebo ťuknutím a potvrzením.',
    sk: 'Najprv zahraj Dedinu: +1 karta, +2 akcie. Karta sa zahrá dvojitým ťuknutím, alebo ťuknutím a potvrdením.',
  },
  playSmithy: {
    en: 'Two Actions are left. Now the Smithy: three more cards.',
    cs: 'Zbývají dvě akce. Teď Kovárna: tři další karty.',
    sk: 'Zostávajú dve akcie. Teraz Kováčska dielňa: tri ďalšie karty.',
  },
  sixCoins: {
    en: 'Six Coppers in one hand! Play them all.',
    cs: 'Šest Měďáků v jedné ruce! Zahraj je všechny.',
    sk: 'Šesť Meďákov v jednej ruke! Zahraj ich všetky.',
  },
  buyGold: {
    en: 'Six coins buy a Gold, which gives three coins in every later turn.',
    cs: 'Za šest mincí je Zlaťák, který v každém dalším tahu dá tři mince.',
    sk: 'Za šesť mincí je Zlatiak, ktorý v každom ďalšom ťahu dá tri mince.',
  },
  provinces: {
    en: 'So the deck grows. But points win: a Province costs 8 and counts 6. The game ends when the Provinces are gone, or any three piles. Green cards only fill your hand, so buy money and Actions first and points later.',
    cs: 'Tak balíček roste. Ale vyhrávají body: Provincie stojí 8 a má 6 bodů. Hra končí, když dojdou Provincie nebo kterékoli tři hromádky. Zelené karty v ruce jen překážejí, a tak nejprve kupuj peníze a akce a body až později.',
    sk: 'Takto balíček rastie. Ale vyhrávajú body: Provincia stojí 8 a má 6 bodov. Hra sa končí, keď sa minú Provincie alebo ktorékoľvek tri kôpky. Zelené karty v ruke len zavadzajú, a tak najprv kupuj peniaze a akcie a body až neskôr.',
  },
  buys: {
    en: 'A card with “+1 Buy”, like Market, lets you buy one more card in the same turn: the coins are shared between both.',
    cs: 'Karta s „+1 nákup“, jako je Trh, ti dovolí koupit v témže tahu ještě jednu kartu: o mince se oba nákupy dělí.',
    sk: 'Karta s „+1 nákup“, ako je Trh, ti dovolí kúpiť v tom istom ťahu ešte jednu kartu: o mince sa oba nákupy delia.',
  },
  trashing: {
    en: 'What is trashed leaves your deck for good. That is no loss: with fewer weak cards the good ones come sooner. Remodel makes a dearer card of a weak one.',
    cs: 'Co zahodíš na smetiště, opustí tvůj balíček navždy. Není to škoda: s menším počtem slabých karet přijdou dobré dříve. Přestavba udělá ze slabé karty dražší.',
    sk: 'Čo zahodíš na smetisko, opustí tvoj balíček navždy. Nie je to škoda: s menším počtom slabých kariet prídu dobré skôr. Prestavba urobí zo slabej karty drahšiu.',
  },
  attacks: {
    en: 'Red cards with swords are Attacks: they hurt everybody else. Militia gives you two coins, and the others discard down to three cards.',
    cs: 'Červené karty s meči jsou útoky: škodí všem ostatním. Milice ti dá dvě mince a ostatní odloží karty tak, aby jim v ruce zbyly tři.',
    sk: 'Červené karty s mečmi sú útoky: škodia všetkým ostatným. Domobrana ti dá dve mince a ostatní odložia karty tak, aby im v ruke zostali tri.',
  },
  reactions: {
    en: 'Blue cards with a shield are Reactions. Whoever holds a Moat when somebody attacks may show it and is left in peace; the card stays in the hand.',
    cs: 'Modré karty se štítem jsou reakce. Kdo má při útoku v ruce Hradní příkop, může ho ukázat a útok se ho netýká; karta mu v ruce zůstane.',
    sk: 'Modré karty so štítom sú reakcie. Kto má pri útoku v ruke Hradnú priekopu, môže ju ukázať a útok sa ho netýka; karta mu v ruke zostane.',
  },
  goodLuck: {
    en: 'Play on by yourself. The question mark tells the rule behind each question, and the log tells what the others did. If one tap shall be enough, turn off confirming in the settings. Good luck!',
    cs: 'Hraj dál samostatně. Otazník ukáže pravidlo ke každé otázce a v Průběhu se dočteš, co dělali ostatní. Má-li stačit jediné ťuknutí, vypni v Nastavení potvrzování. Hodně štěstí!',
    sk: 'Hraj ďalej samostatne. Otáznik ukáže pravidlo ku každej otázke a v Priebehu sa dočítaš, čo robili ostatní. Ak má stačiť jediné ťuknutie, vypni v Nastaveniach potvrdzovanie. Veľa šťastia!',
  },
} as const satisfies Readonly<Record<string, Texts>>;
