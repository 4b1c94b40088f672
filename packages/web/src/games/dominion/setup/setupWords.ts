import { formatPlain, type Locale, type Param } from '@regalia/kernel';

const en = {
  'about.victory-dance': 'A first game of Intrigue: many cards that help you and score, too.',
  'about.secret-schemes': 'Choices, plots and chains of Actions; now and then someone spoils your deck.',
  'about.best-wishes': 'Draw well, shape your deck and guess its top card; the Torturer waits.',
  'about.deconstruction': 'Cards are trashed, stolen and swapped all the time. Not for the faint-hearted.',
  'about.hand-madness': 'Everyone’s hand keeps changing; keep your plans short.',
  'about.underlings': 'Small helpers for a large deck, and a Witch who hands out Curses.',
  'about.first-game': 'The classic introduction: every idea of the game in its simplest form.',
  'about.big-money': 'Turn Treasures into better Treasures.',
  'about.interaction': 'Everyone meddles with everyone; a Moat helps.',
  'about.size-distortion': 'Very small decks race against very large ones.',
  'about.village-square': 'Long chains of Actions, one Village after another.',
  'about.random': 'Ten kinds are drawn at setup. Everyone sees their code and can play the same set again.',
  'about.in-turn': 'Before the first turn, players take turns naming kinds until there are ten.',
  'about.picked': 'Tap ten kinds, draw them at random, or enter a code someone shared with you.',
  code: 'Kingdom code',
  'fill-up': 'Fill at random',
  'draw-again': 'Draw ten others',
  clear: 'Clear',
  read: 'Read {name}',
  missing: 'Choose {n, one: # more kind | other: # more kinds}.',
  complete: 'Ten kinds: ready to play. Share the code to play them with others.',
} as const;

export type SetupKey = keyof typeof en;
type SetupTexts = Readonly<Record<SetupKey, string>>;

const cs: SetupTexts = {
  'about.victory-dance': 'První hra s Intrikami: mnoho karet, které nesou body a zároveň jsou k užitku.',
  'about.secret-schemes': 'Volby, úklady a řetězy akcí; tu a tam ti někdo pokazí balíček.',
  'about.best-wishes': 'Dobře dobírej, pečuj o balíček a hádej jeho vrchní kartu; Žalářník čeká.',
  'about.deconstruction': 'Karty se pořád zahazují, kradou a vyměňují. Nic pro slabé povahy.',
  'about.hand-madness': 'Karty v ruce se všem stále mění; plánuj jen nakrátko.',
  'about.underlings': 'Drobní pomocníci pro velký balíček a Čarodějnice, která rozdává Kletby.',
  'about.first-game': 'Klasický úvod: každá myšlenka hry v nejjednodušší podobě.',
  'about.big-money': 'Většina karet mění peníze v lepší peníze.',
  'about.interaction': 'Každý se plete každému do karet; Hradní příkop pomáhá.',
  'about.size-distortion': 'Velmi malé balíčky soupeří s velmi velkými.',
  'about.village-square': 'Dlouhé řetězy akcí, jedna Vesnice za druhou.',
  'about.random': 'Deset druhů se vylosuje na začátku hry. Všichni uvidí jejich kód a mohou tu sestavu hrát znovu.',
  'about.in-turn': 'Před prvním tahem hráči po řadě určují po jednom druhu, dokud jich není deset.',
  'about.picked': 'Vyber deset druhů, nech je vylosovat, nebo zadej kód, který ti někdo poslal.',
  code: 'Kód království',
  'fill-up': 'Doplnit losem',
  'draw-again': 'Losovat jiných deset',
  clear: 'Vyprázdnit',
  read: 'Přečíst: {name}',
  missing: 'Vyber ještě {n, one: # druh | few: # druhy | other: # druhů}.',
  complete: 'Deset druhů: můžete hrát. Pošli kód a zahrajte si je i s ostatními.',
};

const sk: SetupTexts = {
  'about.victory-dance': 'Prvá hra s Intrigami: veľa kariet, ktoré dávajú body a zároveň sú užitočné.',
  'about.secret-schemes': 'Voľby, úklady a reťaze akcií; tu a tam ti niekto pokazí balíček.',
  'about.best-wishes': 'Dobre doberaj, staraj sa o balíček a hádaj jeho vrchnú kartu; Žalárnik čaká.',
  'about.deconstruction': 'Karty sa stále zahadzujú, kradnú a vymieňajú. Nič pre slabé povahy.',
  'about.hand-madness': 'Karty v ruke sa všetkým stále menia; plánuj len nakrátko.',
  'about.underlings': 'Drobní pomocníci pre veľký balíček a Čarodejnica, ktorá rozdáva Kliatby.',
  'about.first-game': 'Klasický úvod: každá myšlienka hry v najjednoduchšej podobe.',
  'about.big-money': 'Väčšina kariet mení peniaze na lepšie peniaze.',
  'about.interaction': 'Každý sa pletie každému do kariet; Hradná priekopa pomáha.',
  'about.size-distortion': 'Veľmi malé balíčky súperia s veľmi veľkými.',
  'about.village-square': 'Dlhé reťaze akcií, jedna Dedina za druhou.',
  'about.random': 'Desať druhov sa vyžrebuje na začiatku hry. Všetci uvidia ich kód a môžu tú zostavu hrať znova.',
  'about.in-turn': 'Pred prvým ťahom hráči postupne určujú po jednom druhu, kým ich nie je desať.',
  'about.picked': 'Vyber desať druhov, nechaj ich vyžrebovať, alebo zadaj kód, ktorý ti niekto poslal.',
  code: 'Kód kráľovstva',
  'fill-up': 'Doplniť žrebom',
  'draw-again': 'Žrebovať iných desať',
  clear: 'Vyprázdniť',
  read: 'Prečítať: {name}',
  missing: 'Vyber ešte {n, one: # druh | few: # druhy | other: # druhov}.',
  complete: 'Desať druhov: môžete hrať. Pošli kód a zahrajte si ich aj s ostatnými.',
};

const TEXTS: Readonly<Record<Locale, SetupTexts>> = { en, cs, sk };

export function setupWord(
  { locale }: { readonly locale: Locale },
  key: SetupKey,
  params: Readonly<Record<string, Param>> = {},
): string {
  return formatPlain(locale, TEXTS[locale], { key, params }, (_, id) => String(id));
}
