import type { Locale } from '@regalia/kernel';

type Texts = Readonly<Record<Locale, string>>;

/** What the coach says. */
export const lessonTexts = {
  welcome: {
    en: 'Welcome! You rule a tiny realm and make it grow. Everyone starts with the same ten cards: 7 Coppers, which are money, and 3 Estates, which are points. Five of yours are in your hand.',
    cs: 'Vítej! Vládneš malé říši, která pod tebou poroste. Všichni začínají se stejnými deseti kartami: 7 Měďáků jsou peníze, 3 Statky jsou body. Pět ze svých karet máš v ruce.',
    sk: 'Vitaj! Vládneš malej ríši, ktorá pod tebou porastie. Všetci začínajú s rovnakými desiatimi kartami: 7 Meďákov sú peniaze, 3 Statky sú body. Päť zo svojich kariet máš v ruke.',
  },
  supply: {
    en: 'Everyone buys from the Supply. The coin on a pile is its cost, the number how many are left. Yellow cards are money, green ones points, purple is the Curse, the rest are Actions. Long-press a card to read it.',
    cs: 'Všichni kupují ze zásoby. Mince na hromádce je cena, číslo říká, kolik karet zbývá. Žluté jsou peníze, zelené body, fialová je Kletba, ostatní jsou akce. Podržením si kartu přečteš.',
    sk: 'Všetci kupujú zo zásoby. Minca na kôpke je cena, číslo hovorí, koľko kariet zostáva. Žlté sú peniaze, zelené body, fialová je Kliatba, ostatné sú akcie. Podržaním si kartu prečítaš.',
  },
  purse: {
    en: 'Each turn, you may play one Action and buy one card. You have no Actions yet, so start with money.',
    cs: 'V každém tahu smíš zahrát jednu akci a koupit jednu kartu. Akci zatím nemáš, a tak tah začíná penězi.',
    sk: 'V každom ťahu smieš zahrať jednu akciu a kúpiť jednu kartu. Akciu zatiaľ nemáš, a tak sa ťah začína peniazmi.',
  },
  treasures: {
    en: 'Play all your Coppers with one button: four coins.',
    cs: 'Zahraj všechny Měďáky jedním tlačítkem: čtyři mince.',
    sk: 'Zahraj všetky Meďáky jedným tlačidlom: štyri mince.',
  },
  buySmithy: {
    en: 'Everything you can afford glows. Smithy draws three cards: buy it. Tap the pile, then confirm or tap it again.',
    cs: 'Vše, na co máš, září. S Kovárnou si dobereš tři karty: kup ji. Ťukni na hromádku a potvrď; druhé ťuknutí na hromádku udělá totéž.',
    sk: 'Všetko, na čo máš, žiari. S Kováčskou dielňou si doberieš tri karty: kúp ju. Ťukni na kôpku a potvrď; druhé ťuknutie na kôpku urobí to isté.',
  },
  cleanUp: {
    en: 'Everything you bought, played or still held went to your discard pile, and you drew five new cards. Nothing is lost: when your deck runs out, this pile is shuffled into a new deck, Smithy included.',
    cs: 'Koupené i zahrané karty a zbytek ruky leží v tvém odkládacím balíčku a máš pět nových karet. Nic se neztratí: až dobírací balíček dojde, odkládací se zamíchá a bude z něj nový, i s Kovárnou.',
    sk: 'Kúpené aj zahrané karty a zvyšok ruky ležia v tvojom odkladacom balíčku a máš päť nových kariet. Nič sa nestratí: keď sa doberací balíček minie, odkladací sa zamieša a bude z neho nový, aj s Kováčskou dielňou.',
  },
  secondTurn: {
    en: 'Your opponent bought a Silver. Your turn again: play your money. You can also tap single cards and play only those; what you hold back is discarded at the end of the turn.',
    cs: 'Soupeř si koupil Stříbrňák. Jsi zase na řadě: zahraj peníze. Můžeš ťuknout jen na některé a zahrát jen ty; co si necháš, nic nekoupí a na konci tahu se odloží.',
    sk: 'Súper si kúpil Strieborniak. Si zase na rade: zahraj peniaze. Môžeš ťuknúť len na niektoré a zahrať len tie; čo si necháš, nič nekúpi a na konci ťahu sa odloží.',
  },
  buyVillage: {
    en: 'Smithy uses up your only Action. Village gives you two new ones and a card, so they go well together. Buy a Village.',
    cs: 'Kovárna spotřebuje tvou jedinou akci. Vesnice dá dvě nové a jednu kartu: k sobě se hodí. Kup Vesnici.',
    sk: 'Kováčska dielňa spotrebuje tvoju jedinú akciu. Dedina dá dve nové a jednu kartu: k sebe sa hodia. Kúp Dedinu.',
  },
  shuffled: {
    en: 'Your deck was empty, so the discard pile was shuffled. And look: both new cards are in your hand!',
    cs: 'Dobírací balíček došel, a tak se zamíchal odkládací. A podívej: obě nové karty máš v ruce!',
    sk: 'Doberací balíček sa minul, a tak sa zamiešal odkladací. A pozri: obe nové karty máš v ruke!',
  },
  playVillage: {
    en: 'Play the Village first: +1 Card, +2 Actions. Tap a card twice to play it, or tap and confirm.',
    cs: 'Nejprve zahraj Vesnici: +1 karta, +2 akce. Karta se zahraje dvojím ťuknutím, nebo ťuknutím a potvrzením.',
    sk: 'Najprv zahraj Dedinu: +1 karta, +2 akcie. Karta sa zahrá dvojitým ťuknutím, alebo ťuknutím a potvrdením.',
  },
  playSmithy: {
    en: 'You have two Actions left. Now the Smithy: three more cards.',
    cs: 'Zbývají dvě akce. Teď Kovárna: tři další karty.',
    sk: 'Zostávajú dve akcie. Teraz Kováčska dielňa: tri ďalšie karty.',
  },
  sixCoins: {
    en: 'Six Coppers in one hand! Play them all.',
    cs: 'Šest Měďáků v jedné ruce! Zahraj je všechny.',
    sk: 'Šesť Meďákov v jednej ruke! Zahraj ich všetky.',
  },
  buyGold: {
    en: 'Six coins buy a Gold, worth three coins each time you play it.',
    cs: 'Za šest mincí je Zlaťák, který v každém dalším tahu dá tři mince.',
    sk: 'Za šesť mincí je Zlatiak, ktorý v každom ďalšom ťahu dá tri mince.',
  },
  provinces: {
    en: 'That’s how a deck grows. But points win: a Province costs 8 and scores 6. The game ends when the Provinces or any three piles are gone. Green cards clog your hand, so buy money and Actions first and points later.',
    cs: 'Tak balíček roste. Ale vyhrávají body: Provincie stojí 8 a má 6 bodů. Hra končí, když dojdou Provincie nebo kterékoli tři hromádky. Zelené karty v ruce jen překážejí, a tak nejprve kupuj peníze a akce a body až později.',
    sk: 'Takto balíček rastie. Ale vyhrávajú body: Provincia stojí 8 a má 6 bodov. Hra sa končí, keď sa minú Provincie alebo ktorékoľvek tri kôpky. Zelené karty v ruke len zavadzajú, a tak najprv kupuj peniaze a akcie a body až neskôr.',
  },
  buys: {
    en: 'A card with “+1 Buy”, like Market, lets you buy one more card that turn; your coins pay for both.',
    cs: 'Karta s „+1 nákup“, jako je Trh, ti dovolí koupit v témže tahu ještě jednu kartu: o mince se oba nákupy dělí.',
    sk: 'Karta s „+1 nákup“, ako je Trh, ti dovolí kúpiť v tom istom ťahu ešte jednu kartu: o mince sa oba nákupy delia.',
  },
  trashing: {
    en: 'Trashed cards leave your deck for good. That can be great: with fewer weak cards, the good ones come up sooner. Remodel turns a weak card into a more expensive one.',
    cs: 'Co zahodíš na smetiště, opustí tvůj balíček navždy. Není to škoda: s menším počtem slabých karet přijdou dobré dříve. Přestavba udělá ze slabé karty dražší.',
    sk: 'Čo zahodíš na smetisko, opustí tvoj balíček navždy. Nie je to škoda: s menším počtom slabých kariet prídu dobré skôr. Prestavba urobí zo slabej karty drahšiu.',
  },
  attacks: {
    en: 'Red cards with swords are Attacks: they hurt everyone else. Militia gives you two coins, and the others discard down to three cards.',
    cs: 'Červené karty s meči jsou útoky: škodí všem ostatním. Milice ti dá dvě mince a ostatní odloží karty tak, aby jim v ruce zbyly tři.',
    sk: 'Červené karty s mečmi sú útoky: škodia všetkým ostatným. Domobrana ti dá dve mince a ostatní odložia karty tak, aby im v ruke zostali tri.',
  },
  reactions: {
    en: 'Blue cards with a shield are Reactions. If you hold a Moat when someone attacks, show it and the Attack doesn’t affect you; the card stays in your hand.',
    cs: 'Modré karty se štítem jsou reakce. Kdo má při útoku v ruce Hradní příkop, může ho ukázat a útok se ho netýká; karta mu v ruce zůstane.',
    sk: 'Modré karty so štítom sú reakcie. Kto má pri útoku v ruke Hradnú priekopu, môže ju ukázať a útok sa ho netýka; karta mu v ruke zostane.',
  },
  goodLuck: {
    en: 'Now it’s up to you. The question mark shows the rule behind each question, and the log shows what the others did. Prefer a single tap? Turn off confirming in Settings. Good luck!',
    cs: 'Hraj dál samostatně. Otazník ukáže pravidlo ke každé otázce a v Průběhu se dočteš, co dělali ostatní. Má-li stačit jediné ťuknutí, vypni v Nastavení potvrzování. Hodně štěstí!',
    sk: 'Hraj ďalej samostatne. Otáznik ukáže pravidlo ku každej otázke a v Priebehu sa dočítaš, čo robili ostatní. Ak má stačiť jediné ťuknutie, vypni v Nastaveniach potvrdzovanie. Veľa šťastia!',
  },
} as const satisfies Readonly<Record<string, Texts>>;
