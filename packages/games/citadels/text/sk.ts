import type { Dictionary } from '@regalia/kernel';
import { skCards } from './cards/sk.ts';
import { skCases } from './cases/sk.ts';
import type { Key } from './en.ts';

/** Slovak. Names of seats stand in the nominative, since they cannot be inflected. */
export const sk: Dictionary<Key> = {
  'game.name': 'Citadela',
  'game.tagline':
    'V každom kole si vyber tajnú postavu a stavaj najkrajšie mesto; maj sa na pozore pred vrahmi a zlodejmi.',

  'prompt.draft': 'Vyber si postavu a ostatné pošli ďalej.',
  'prompt.draft-and-lay': 'Vyber najprv postavu, ktorú si necháš, a potom tú, ktorú odložíš lícom nadol.',
  'prompt.turn': '{character}: čo urobíš?',
  'prompt.keep':
    'Vyber si {n, one: # kartu, ktorú si necháš | few: # karty, ktoré si necháš | other: # kariet, ktoré si necháš}. Zvyšok sa odkladá lícom nahor.',
  'prompt.exchange': 'Vyber karty, ktoré vymeníš za rovnaký počet nových.',
  'prompt.take': '{source}: vezmi si jednu kartu z ruky, ktorú ukazuje {about}.',
  'prompt.fristensky': 'Vrah menuje {character.acc}. Kto túto postavu má, môže teraz zahrať {source.acc}.',
  'prompt.acrobat': 'Ako {character} sa nikto nehlási. Kto má {source.acc}, môže ju teraz zahrať.',
  'prompt.wagon':
    '{about} využíva tvoj voz. Vziať si {coins, one: # mincu | few: # mince | other: # mincí} a voz odložiť, alebo ho nechať na stole?',
  'prompt.graveyard':
    '{source}: vziať si zničenú budovu do ruky za {price, one: # mincu | few: # mince | other: # mincí}?',
  'slot.draft-and-lay.1': 'Nechať si',
  'slot.draft-and-lay.2': 'Odložiť lícom nadol',

  'action.coins': 'Príjem: vziať si {n, one: # mincu | few: # mince | other: # mincí}',
  'action.cards': 'Príjem: dobrať {n, one: # kartu | few: # karty | other: # kariet} a nechať si {keeps}',
  'action.build': 'Postaviť {card.acc} ({n, one: # minca | few: # mince | other: # mincí})',
  'action.color': 'Vybrať {n, one: # mincu | few: # mince | other: # mincí} za svoje budovy',
  'action.murder': 'Zneškodniť {card.acc}',
  'action.rob': 'Okradnúť {card.acc}',
  'action.swap': 'Vymeniť si všetky karty ({seat})',
  'action.exchange': 'Vymeniť karty za nové',
  'action.draw': 'Dobrať {n, one: # kartu | few: # karty | other: # kariet}',
  'action.destroy': 'Zničiť {card.acc} ({seat})',
  'action.laboratory': 'Laboratórium: odložiť {card.acc} za {n, one: # mincu | few: # mince | other: # mincí}',
  'action.smithy': 'Kováčňa: zaplatiť {n, one: # mincu | few: # mince | other: # mincí} a dobrať 3 karty',
  'action.play': 'Zahrať {card.acc}',
  'action.play-on': 'Zahrať {card.acc} ({seat})',
  'action.improve':
    'Živá strela: zbúrať {old.acc}, postaviť {card.acc} ({n, one: # minca | few: # mince | other: # mincí})',
  'action.wagon': 'Využiť voz ({seat}) za {n, one: # mincu | few: # mince | other: # mincí}',
  'action.end': 'Ukončiť ťah',

  'event.starts': '{seat, you: Začínaš | other: # začína} s korunou.',
  'event.dealt': '{seat, you: Dostávaš | other: # dostáva} {cards.acc}.',
  'event.dealt-hidden': '{seat, you: Dostávaš | other: # dostáva} {n, one: # kartu | few: # karty | other: # kariet}.',
  'event.round-began': 'Začína sa {round}. kolo. {seat, you: Máš | other: # má} korunu a prvý výber postavy.',
  'event.laid-up': 'Lícom nahor (v tomto kole nehrajú): {cards}.',
  'event.laid-down': '{seat, you: Odkladáš | other: # odkladá} lícom nadol {card.acc}.',
  'event.laid-down-hidden': '{seat, you: Odkladáš | other: # odkladá} lícom nadol jednu postavu.',
  'event.drafted':
    '{seat, you: Nechávaš si | other: # si necháva} {card.acc}, na výber {seat, you: máš | other: má} {n, one: # kartu | few: # karty | other: # kariet}.',
  'event.drafted-laid':
    '{seat, you: Nechávaš si | other: # si necháva} {card.acc} a lícom nadol {seat, you: odkladáš | other: odkladá} {laid.acc}, na výber {seat, you: máš | other: má} {n, one: # kartu | few: # karty | other: # kariet}.',
  'event.drafted-hidden':
    '{seat, you: Nechávaš si | other: # si necháva} jednu postavu, na výber {seat, you: máš | other: má} {n, one: # kartu | few: # karty | other: # kariet}.',
  'event.drafted-laid-hidden':
    '{seat, you: Máš | other: # má} na výber {n, one: # kartu | few: # karty | other: # kariet}: jednu si {seat, you: nechávaš | other: necháva}, druhú {seat, you: odkladáš | other: odkladá} lícom nadol.',
  'event.called': '{seat, you: Vyvolávaš | other: # vyvoláva} {card.acc}.',
  'event.answered': '{card}: {seat, you: hlásiš sa ty | other: hlási sa #}.',
  'event.unanswered': '{card}: nikto sa nehlási.',
  'event.robbed':
    '{seat, you: Kradneš | other: # kradne} {n, one: # mincu | few: # mince | other: # mincí}, {from, you: ty | other: #} {n, one: o ňu | few: o ne | other: o ne} {from, you: prichádzaš | other: prichádza}.',
  'event.robbed-nothing':
    '{seat, you: Nemáš | other: # nemá} čo ukradnúť: {from, you: nemáš nijaké mince | other: # nemá nijaké mince}.',
  'event.robbed-self': '{seat, you: Máš | other: # má} aj okradnutú postavu, mince preto zostávajú na mieste.',
  'event.crowned-call': '{seat, you: Berieš si | other: # si berie} korunu.',
  'event.crowned-succession':
    '{seat, you: Ukazuješ | other: # ukazuje} zneškodneného Kráľa a {seat, you: berieš | other: berie} si korunu.',
  'event.crowned-acrobat': '{seat, you: Hráš | other: # hrá} Akrobatku a {seat, you: berieš | other: berie} si korunu.',
  'event.took-coins': '{seat, you: Berieš si | other: # si berie} {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.took-coins-card':
    '{card}: {seat, you: berieš si | other: # si berie} {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.color-income':
    '{seat, you: Vyberáš | other: # vyberá} {n, one: # mincu | few: # mince | other: # mincí} za {color.plural} budovy.',
  'event.offered': '{seat, you: Berieš si | other: # si berie} na výber {cards.acc}.',
  'event.offered-hidden':
    '{seat, you: Berieš si | other: # si berie} na výber {n, one: # kartu | few: # karty | other: # kariet}.',
  'event.kept': '{seat, you: Nechávaš si | other: # si necháva} {cards.acc}.',
  'event.kept-hidden':
    '{seat, you: Nechávaš si | other: # si necháva} {n, one: # kartu | few: # karty | other: # kariet}.',
  'event.kept-discarded':
    '{seat, you: Nechávaš si | other: # si necháva} {cards.acc} a {seat, you: odkladáš | other: odkladá} {discarded.acc}.',
  'event.kept-discarded-hidden':
    '{seat, you: Nechávaš si | other: # si necháva} {n, one: # kartu | few: # karty | other: # kariet} a {seat, you: odkladáš | other: odkladá} {discarded.acc}.',
  'event.drew': '{card}: {seat, you: doberáš si | other: # si doberá} {cards.acc}.',
  'event.drew-hidden':
    '{card}: {seat, you: doberáš si | other: # si doberá} {n, one: # kartu | few: # karty | other: # kariet}.',
  'event.shuffled':
    '{n, one: # odložená karta tvorí | few: # odložené karty tvoria | other: # odložených kariet tvorí} nový balíček.',
  'event.built':
    '{seat, you: Staviaš | other: # stavia} {card.acc} za {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.murdered': '{seat, you: Zneškodňuješ | other: # zneškodňuje} {card.acc}.',
  'event.saved':
    '{seat, you: Hráš | other: # hrá} Frištenského a {seat, you: zachraňuješ | other: zachraňuje} {card.acc}.',
  'event.not-saved': '{card}: Frištenského nehrá nikto.',
  'event.marked': '{seat, you: Chceš | other: # chce} okradnúť {card.acc}.',
  'event.swapped':
    '{seat, you: Vymieňaš si karty v ruke | other: # si vymieňa karty v ruke} ({other, you: s tebou | other: #}): {seat, you: dávaš | other: dáva} {given, one: # kartu | few: # karty | other: # kariet}, {seat, you: dostávaš | other: dostáva} {got, one: # kartu | few: # karty | other: # kariet}.',
  'event.exchanged': '{seat, you: Vymieňaš | other: # vymieňa} {cards.acc}.',
  'event.destroyed':
    '{seat, you: Ničíš | other: # ničí} {card.acc} za {n, one: # mincu | few: # mince | other: # mincí}, {owner, you: prichádzaš o túto budovu ty | other: prichádza o túto budovu #}.',
  'event.destroyed-free':
    '{seat, you: Ničíš | other: # ničí} zadarmo {card.acc}, {owner, you: prichádzaš o túto budovu ty | other: prichádza o túto budovu #}.',
  'event.destroyed-own':
    '{seat, you: Ničíš | other: # ničí} vlastnú budovu {card} za {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.destroyed-own-free': '{seat, you: Ničíš | other: # ničí} zadarmo vlastnú budovu {card}.',
  'event.graveyard-bought': '{seat, you: Berieš si | other: # si berie} z cintorína {card.acc}.',
  'event.graveyard-declined': '{seat, you: Nechávaš | other: # necháva} {card.acc} medzi odloženými kartami.',
  'event.laboratory':
    '{seat, you: Odkladáš | other: # odkladá} v laboratóriu {card.acc} za {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.smithy': '{seat, you: Platíš | other: # platí} v kováčni {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.played': '{seat, you: Hráš | other: # hrá} {card.acc}.',
  'event.wagon-used':
    '{seat, you: Využívaš | other: # využíva} {owner, you: tvoj voz | other: voz, ktorý vlastní #}; {n, one: leží na ňom # minca | few: ležia na ňom # mince | other: leží na ňom # mincí}.',
  'event.wagon-kept':
    '{seat, you: Nechávaš si | other: # si necháva} voz, {n, one: leží na ňom # minca | few: ležia na ňom # mince | other: leží na ňom # mincí}.',
  'event.wagon-collected':
    '{seat, you: Odkladáš | other: # odkladá} voz a {seat, you: berieš | other: berie} si {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.looked':
    '{seat, you: Prezeráš si | other: # si prezerá} {other, you: tvoje karty v ruke | other: karty, ktoré má v ruke #}: {cards}.',
  'event.looked-hidden':
    '{seat, you: Prezeráš si | other: # si prezerá} {other, you: tvoje karty v ruke | other: karty, ktoré má v ruke #}.',
  'event.took-from':
    '{seat, you: Berieš si | other: # si berie} {card.acc} {other, you: z tvojej ruky | other: z ruky, ktorú drží #}.',
  'event.took-from-hidden':
    '{seat, you: Berieš si | other: # si berie} kartu {other, you: z tvojej ruky | other: z ruky, ktorú drží #}.',
  'event.improved':
    '{seat, you: Búraš | other: # búra} {old.acc} a namiesto toho {seat, you: staviaš | other: stavia} {card.acc} za {n, one: # mincu | few: # mince | other: # mincí}.',
  'event.no-acrobat': 'Akrobatku nehrá nikto.',
  'event.turn-ended': '{seat, you: Končíš | other: # končí} ťah.',
  'event.last-round': 'Prvých 8 budov {seat, you: máš ty | other: má #}: toto kolo je posledné.',
  'event.showed-hand': '{seat, you: Ukazuješ | other: # ukazuje} karty v ruke: {cards}.',
  'event.showed-empty-hand': '{seat, you: Nemáš | other: # nemá} v ruke nijakú kartu.',
  'event.ended':
    '{seat, you: Víťazíš | other: # víťazí} a {seat, you: máš | other: má} {n, one: # bod | few: # body | other: # bodov}.',
  'event.ended-buildings':
    '{seat, you: Víťazíš | other: # víťazí} a {seat, you: máš | other: má} {n, one: # bod | few: # body | other: # bodov}; remízu rozhodli body za budovy.',
  'event.ended-coins':
    '{seat, you: Víťazíš | other: # víťazí} a {seat, you: máš | other: má} {n, one: # bod | few: # body | other: # bodov}; remízu rozhodli mince.',
  'event.ended-shared': 'O víťazstvo sa delia {seats}, každý má {n, one: # bod | few: # body | other: # bodov}.',
  'tiebreak.1': 'Body sú rovnaké, rozhodujú body za budovy.',
  'tiebreak.2': 'Rovnaké sú aj body za budovy, rozhodujú mince.',

  'refuse.malformed': 'To nie je odpoveď na túto otázku.',
  'refuse.too-few': 'To je málo: vyber aspoň {min}.',
  'refuse.too-many': 'To je veľa: vyber najviac {max}.',
  'refuse.too-often': 'Toľko kusov tejto karty tu nie je.',
  'refuse.not-offered': 'To sa teraz urobiť nedá.',
  'refuse.cannot-react': '{card}: túto kartu teraz zahrať nemôžeš.',
  'refuse.not-in-draft': '{card} nie je medzi postavami, z ktorých vyberáš.',
  'refuse.not-this-card': '{card.acc} na to vybrať nemožno.',
  'refuse.not-in-hand': '{card.acc} nemáš v ruke.',
  'refuse.income-taken': 'Príjem už v tomto ťahu máš.',
  'refuse.income-first': 'Najprv si vezmi príjem: mince, alebo karty.',
  'refuse.no-cards': 'Už niet čo dobrať.',
  'refuse.built-enough': 'Viac ako {n, one: # budovu | few: # budovy | other: # budov} v tomto ťahu postaviť nesmieš.',
  'refuse.same-building': '{card} už v tvojom meste stojí.',
  'refuse.too-expensive': '{card} stojí {cost} a ty máš {coins, one: # mincu | few: # mince | other: # mincí}.',
  'refuse.used': 'To možno v ťahu urobiť len raz.',
  'refuse.no-color': 'Nemáš budovu, z ktorej by táto postava mala príjem.',
  'refuse.is-murdered': '{card} je obeť Vraha.',
  'refuse.cannot-name': '{card.acc} menovať nemožno.',
  'refuse.city-complete': '{seat, you: Máš | other: # má} mesto s 8 budovami; nič sa v ňom zničiť nedá.',
  'refuse.stands': '{card.acc} zničiť nemožno ({seat}).',
  'refuse.bishop': '{seat, you: Máš | other: # má} v tomto kole Kňaza, ktorý mesto chráni.',
  'refuse.not-dearer': '{card} musí stáť viac než {old}.',
  'refuse.own-wagon': 'Vlastný voz slúži len súperom.',
  'refuse.action-card-played': 'V jednom ťahu možno zahrať len jednu akčnú kartu.',
  'refuse.cannot-play': '{card.acc} teraz zahrať nemožno.',

  'option.actionCards': 'Akčné karty',
  'option.actionCards.hint':
    'Do balíčka sa primieša 15 cirkusových kariet: prekvapenia, vozy a ďalšia cesta ku korune.',
  'option.actionCards.off': 'bez nich',
  'option.actionCards.on': 's nimi',
  'option.purpleSet': 'Fialové budovy',
  'option.purpleSet.hint': 'Veľký múr sťažuje ničenie mesta; nahrádza jednu z dvoch Obranných veží.',
  'option.purpleSet.original': 'dve Obranné veže',
  'option.purpleSet.wall': 's Veľkým múrom',
  'option.crown': 'Prvá koruna',
  'option.crown.hint': 'Kto má korunu v prvom kole a vyberá postavu prvý.',
  'option.crown.random': 'žrebom',
  'option.crown.seat-1': 'Miesto 1',
  'option.crown.seat-2': 'Miesto 2',
  'option.crown.seat-3': 'Miesto 3',
  'option.crown.seat-4': 'Miesto 4',
  'option.crown.seat-5': 'Miesto 5',
  'option.crown.seat-6': 'Miesto 6',
  'option.crown.seat-7': 'Miesto 7',

  'score.building': 'Budova {card}.',
  'score.colors': 'Budovy všetkých piatich farieb.',
  'score.colors-haunted': 'Budovy všetkých piatich farieb; chýbajúcu farbu zastupuje {card}.',
  'score.first': 'Prvých 8 budov.',
  'score.eight': '8 budov, ale nie prvých.',
  'score.action-cards': 'V ruke {n, one: # akčná karta | few: # akčné karty | other: # akčných kariet}.',
  'score.coins': '{n, one: Zostala # minca | few: Zostali # mince | other: Zostalo # mincí}. Rozhodujú len pri zhode.',

  'zone.hand': 'Ruka',
  'zone.city': 'Mesto',
  'zone.characters': 'Postavy',
  'zone.deck': 'Doberací balíček',
  'zone.discard': 'Odkladací balíček',
  'zone.offer': 'Karty na výber',
  'zone.wagons': 'Vozy',
  'zone.character-deck': 'Karty postáv',
  'zone.face-up': 'Lícom nahor (nehrajú)',
  'zone.face-down': 'Lícom nadol (nehrajú)',
  'zone.draft': 'Postavy na výber',
  'zone.answered': 'Vyvolané postavy',

  'color.yellow': 'žltá',
  'color.blue': 'modrá',
  'color.green': 'zelená',
  'color.red': 'červená',
  'color.purple': 'fialová',
  'phase.draft': 'Výber postáv',
  'phase.turns': 'Ťahy',
  'phase.over': 'Koniec hry',
  'rank.waiting': 'ešte nevyvolaný',
  'rank.turn': 'je na ťahu',
  'rank.played': 'už hral',
  'rank.unanswered': 'nikto sa nehlásil',
  'rank.face-up': 'leží lícom nahor',
  'rank.murdered': 'zneškodnený',
  'rank.robbed': 'bude okradnutý',
  'table.round': '{round}. kolo',
  'table.last-round': 'Posledné kolo',
  'table.crown': 'Koruna',
  'table.coins': '{n, one: # minca | few: # mince | other: # mincí}',
  'table.points': '{n, one: # bod | few: # body | other: # bodov}',
  'table.buildings': '{n, one: # budova | few: # budovy | other: # budov}',
  'table.cost': 'Cena {n}',
  'table.price': 'Zničiť za {n}',
  'table.bank': 'V banke {n, one: # minca | few: # mince | other: # mincí}',
  'table.possible': 'Možno {cards}',
  'order.fristensky': 'Frištenský, ak je moja postava zneškodnená',
  'order.acrobat': 'Akrobatka, ak sa nikto nehlási ako Kráľ',
  'order.ask': 'Spýtať sa ma',
  'order.play': 'Zahrať, ak môžem',
  'order.never': 'Nikdy nehrať',

  ...skCards,
  ...skCases,
};
