import type { Dictionary } from '@regalia/kernel';
import { csCards } from './cards/cs.ts';
import { csCases } from './cases/cs.ts';
import type { Key } from './en.ts';

/** Czech. Names of seats stand in the nominative, since they cannot be inflected. */
export const cs: Dictionary<Key> = {
  'game.name': 'Citadela',
  'game.tagline':
    'V každém kole si vyber tajnou postavu a stav nejkrásnější město; měj se na pozoru před vrahy a zloději.',

  'prompt.draft': 'Vyber si postavu a ostatní pošli dál.',
  'prompt.draft-and-lay': 'Vyber nejprve postavu, kterou si necháš, a pak tu, kterou odložíš lícem dolů.',
  'prompt.turn': '{character}: co uděláš?',
  'prompt.keep':
    'Vyber si {n, one: # kartu, kterou si necháš | few: # karty, které si necháš | other: # karet, které si necháš}. Zbytek se odkládá lícem nahoru.',
  'prompt.exchange': 'Vyber karty, které vyměníš za stejný počet nových.',
  'prompt.take': '{source}: vezmi si jednu kartu z ruky, kterou ukazuje {about}.',
  'prompt.fristensky': 'Mordýř jmenuje {character.acc}. Kdo tuto postavu má, může teď zahrát {source.acc}.',
  'prompt.acrobat': 'Jako {character} se nikdo nehlásí. Kdo má {source.acc}, může ji teď zahrát.',
  'prompt.wagon':
    '{about} využívá tvůj vůz. Vzít si {coins, one: # minci | few: # mince | other: # mincí} a vůz odložit, nebo ho nechat na stole?',
  'prompt.graveyard':
    '{source}: vzít si zničenou budovu do ruky za {price, one: # minci | few: # mince | other: # mincí}?',
  'slot.draft-and-lay.1': 'Nechat si',
  'slot.draft-and-lay.2': 'Odložit lícem dolů',

  'action.coins': 'Příjem: vzít si {n, one: # minci | few: # mince | other: # mincí}',
  'action.cards': 'Příjem: dobrat {n, one: # kartu | few: # karty | other: # karet} a nechat si {keeps}',
  'action.build': 'Postavit {card.acc} ({n, one: # mince | few: # mince | other: # mincí})',
  'action.color': 'Vybrat {n, one: # minci | few: # mince | other: # mincí} za své budovy',
  'action.murder': 'Zneškodnit {card.acc}',
  'action.rob': 'Okrást {card.acc}',
  'action.swap': 'Vyměnit si všechny karty ({seat})',
  'action.exchange': 'Vyměnit karty za nové',
  'action.draw': 'Dobrat {n, one: # kartu | few: # karty | other: # karet}',
  'action.destroy': 'Zničit {card.acc} ({seat})',
  'action.laboratory': 'Laboratoř: odložit {card.acc} za {n, one: # minci | few: # mince | other: # mincí}',
  'action.smithy': 'Kovárna: zaplatit {n, one: # minci | few: # mince | other: # mincí} a dobrat 3 karty',
  'action.play': 'Zahrát {card.acc}',
  'action.play-on': 'Zahrát {card.acc} ({seat})',
  'action.improve':
    'Živá střela: zbourat {old.acc}, postavit {card.acc} ({n, one: # mince | few: # mince | other: # mincí})',
  'action.wagon': 'Využít vůz ({seat}) za {n, one: # minci | few: # mince | other: # mincí}',
  'action.end': 'Ukončit tah',

  'event.starts': '{seat, you: Začínáš | other: # začíná} s korunou.',
  'event.dealt': '{seat, you: Dostáváš | other: # dostává} {cards.acc}.',
  'event.dealt-hidden': '{seat, you: Dostáváš | other: # dostává} {n, one: # kartu | few: # karty | other: # karet}.',
  'event.round-began':
    'Začíná {round}. kolo. {seat, you: Máš | other: # má} korunu a {seat, you: vybíráš | other: vybírá} postavu první.',
  'event.laid-up': 'Lícem nahoru (v tomto kole nehrají): {cards}.',
  'event.laid-down': '{seat, you: Odkládáš | other: # odkládá} lícem dolů {card.acc}.',
  'event.laid-down-hidden': '{seat, you: Odkládáš | other: # odkládá} lícem dolů jednu postavu.',
  'event.drafted':
    '{seat, you: Necháváš si | other: # si nechává} {card.acc}, na výběr {seat, you: máš | other: má} {n, one: # kartu | few: # karty | other: # karet}.',
  'event.drafted-laid':
    '{seat, you: Necháváš si | other: # si nechává} {card.acc} a lícem dolů {seat, you: odkládáš | other: odkládá} {laid.acc}, na výběr {seat, you: máš | other: má} {n, one: # kartu | few: # karty | other: # karet}.',
  'event.drafted-hidden':
    '{seat, you: Necháváš si | other: # si nechává} jednu postavu, na výběr {seat, you: máš | other: má} {n, one: # kartu | few: # karty | other: # karet}.',
  'event.drafted-laid-hidden':
    '{seat, you: Máš | other: # má} na výběr {n, one: # kartu | few: # karty | other: # karet}: jednu si {seat, you: necháváš | other: nechává}, druhou {seat, you: odkládáš | other: odkládá} lícem dolů.',
  'event.called': '{seat, you: Vyvoláváš | other: # vyvolává} {card.acc}.',
  'event.answered': '{card}: {seat, you: hlásíš se ty | other: hlásí se #}.',
  'event.unanswered': '{card}: nikdo se nehlásí.',
  'event.robbed':
    '{seat, you: Kradeš | other: # krade} {n, one: # minci | few: # mince | other: # mincí}, {from, you: ty | other: #} {n, one: o ni | few: o ně | other: o ně} {from, you: přicházíš | other: přichází}.',
  'event.robbed-nothing':
    '{seat, you: Nemáš | other: # nemá} co ukrást: {from, you: nemáš žádné mince | other: # nemá žádné mince}.',
  'event.robbed-self': '{seat, you: Máš | other: # má} i okradenou postavu, mince proto zůstávají na místě.',
  'event.crowned-call': '{seat, you: Bereš si | other: # si bere} korunu.',
  'event.crowned-succession':
    '{seat, you: Ukazuješ | other: # ukazuje} zneškodněného Krále a {seat, you: bereš | other: bere} si korunu.',
  'event.crowned-acrobat':
    '{seat, you: Hraješ | other: # hraje} Akrobatku a {seat, you: bereš | other: bere} si korunu.',
  'event.took-coins': '{seat, you: Bereš si | other: # si bere} {n, one: # minci | few: # mince | other: # mincí}.',
  'event.took-coins-card':
    '{card}: {seat, you: bereš si | other: # si bere} {n, one: # minci | few: # mince | other: # mincí}.',
  'event.color-income':
    '{seat, you: Vybíráš | other: # vybírá} {n, one: # minci | few: # mince | other: # mincí} za {color.plural} budovy.',
  'event.offered': '{seat, you: Bereš si | other: # si bere} na výběr {cards.acc}.',
  'event.offered-hidden':
    '{seat, you: Bereš si | other: # si bere} na výběr {n, one: # kartu | few: # karty | other: # karet}.',
  'event.kept': '{seat, you: Necháváš si | other: # si nechává} {cards.acc}.',
  'event.kept-hidden':
    '{seat, you: Necháváš si | other: # si nechává} {n, one: # kartu | few: # karty | other: # karet}.',
  'event.kept-discarded':
    '{seat, you: Necháváš si | other: # si nechává} {cards.acc} a {seat, you: odkládáš | other: odkládá} {discarded.acc}.',
  'event.kept-discarded-hidden':
    '{seat, you: Necháváš si | other: # si nechává} {n, one: # kartu | few: # karty | other: # karet} a {seat, you: odkládáš | other: odkládá} {discarded.acc}.',
  'event.drew': '{card}: {seat, you: dobíráš si | other: # si dobírá} {cards.acc}.',
  'event.drew-hidden':
    '{card}: {seat, you: dobíráš si | other: # si dobírá} {n, one: # kartu | few: # karty | other: # karet}.',
  'event.shuffled':
    '{n, one: # odložená karta tvoří | few: # odložené karty tvoří | other: # odložených karet tvoří} nový balíček.',
  'event.built':
    '{seat, you: Stavíš | other: # staví} {card.acc} za {n, one: # minci | few: # mince | other: # mincí}.',
  'event.murdered': '{seat, you: Zneškodňuješ | other: # zneškodňuje} {card.acc}.',
  'event.saved':
    '{seat, you: Hraješ | other: # hraje} Frištenského a {seat, you: zachraňuješ | other: zachraňuje} {card.acc}.',
  'event.not-saved': '{card}: Frištenského nehraje nikdo.',
  'event.marked': '{seat, you: Chceš | other: # chce} okrást {card.acc}.',
  'event.swapped':
    '{seat, you: Vyměňuješ si karty v ruce | other: # si vyměňuje karty v ruce} ({other, you: s tebou | other: #}): {seat, you: dáváš | other: dává} {given, one: # kartu | few: # karty | other: # karet}, {seat, you: dostáváš | other: dostává} {got, one: # kartu | few: # karty | other: # karet}.',
  'event.exchanged': '{seat, you: Vyměňuješ | other: # vyměňuje} {cards.acc}.',
  'event.destroyed':
    '{seat, you: Ničíš | other: # ničí} {card.acc} za {n, one: # minci | few: # mince | other: # mincí}, {owner, you: přicházíš o tuto budovu ty | other: přichází o tuto budovu #}.',
  'event.destroyed-free':
    '{seat, you: Ničíš | other: # ničí} zdarma {card.acc}, {owner, you: přicházíš o tuto budovu ty | other: přichází o tuto budovu #}.',
  'event.destroyed-own':
    '{seat, you: Ničíš | other: # ničí} vlastní budovu {card} za {n, one: # minci | few: # mince | other: # mincí}.',
  'event.destroyed-own-free': '{seat, you: Ničíš | other: # ničí} zdarma vlastní budovu {card}.',
  'event.graveyard-bought': '{seat, you: Bereš si | other: # si bere} ze hřbitova {card.acc}.',
  'event.graveyard-declined': '{seat, you: Necháváš | other: # nechává} {card.acc} mezi odloženými kartami.',
  'event.laboratory':
    '{seat, you: Odkládáš | other: # odkládá} v laboratoři {card.acc} za {n, one: # minci | few: # mince | other: # mincí}.',
  'event.smithy': '{seat, you: Platíš | other: # platí} v kovárně {n, one: # minci | few: # mince | other: # mincí}.',
  'event.played': '{seat, you: Hraješ | other: # hraje} {card.acc}.',
  'event.wagon-used':
    '{seat, you: Využíváš | other: # využívá} {owner, you: tvůj vůz | other: vůz, který vlastní #}; {n, one: leží na něm # mince | few: leží na něm # mince | other: leží na něm # mincí}.',
  'event.wagon-kept':
    '{seat, you: Necháváš si | other: # si nechává} vůz, {n, one: leží na něm # mince | few: leží na něm # mince | other: leží na něm # mincí}.',
  'event.wagon-collected':
    '{seat, you: Odkládáš | other: # odkládá} vůz a {seat, you: bereš | other: bere} si {n, one: # minci | few: # mince | other: # mincí}.',
  'event.looked':
    '{seat, you: Prohlížíš si | other: # si prohlíží} {other, you: tvé karty v ruce | other: karty, které má v ruce #}: {cards}.',
  'event.looked-hidden':
    '{seat, you: Prohlížíš si | other: # si prohlíží} {other, you: tvé karty v ruce | other: karty, které má v ruce #}.',
  'event.took-from':
    '{seat, you: Bereš si | other: # si bere} {card.acc} {other, you: z tvé ruky | other: z ruky, kterou drží #}.',
  'event.took-from-hidden':
    '{seat, you: Bereš si | other: # si bere} kartu {other, you: z tvé ruky | other: z ruky, kterou drží #}.',
  'event.improved':
    '{seat, you: Strháváš | other: # strhává} {old.acc} a místo toho {seat, you: stavíš | other: staví} {card.acc} za {n, one: # minci | few: # mince | other: # mincí}.',
  'event.no-acrobat': 'Akrobatku nehraje nikdo.',
  'event.turn-ended': '{seat, you: Končíš | other: # končí} tah.',
  'event.last-round': '{seat, you: Máš | other: # má} jako první 8 budov: toto kolo je poslední.',
  'event.showed-hand': '{seat, you: Ukazuješ | other: # ukazuje} karty v ruce: {cards}.',
  'event.showed-empty-hand': '{seat, you: Nemáš | other: # nemá} v ruce žádnou kartu.',
  'event.ended':
    '{seat, you: Vítězíš | other: # vítězí} a {seat, you: máš | other: má} {n, one: # bod | few: # body | other: # bodů}.',
  'event.ended-buildings':
    '{seat, you: Vítězíš | other: # vítězí} a {seat, you: máš | other: má} {n, one: # bod | few: # body | other: # bodů}; remízu rozhodly body za budovy.',
  'event.ended-coins':
    '{seat, you: Vítězíš | other: # vítězí} a {seat, you: máš | other: má} {n, one: # bod | few: # body | other: # bodů}; remízu rozhodly mince.',
  'event.ended-shared': 'O vítězství se dělí {seats}, každý má {n, one: # bod | few: # body | other: # bodů}.',
  'tiebreak.1': 'Body jsou stejné, rozhodují body za budovy.',
  'tiebreak.2': 'Stejné jsou i body za budovy, rozhodují mince.',

  'refuse.malformed': 'To není odpověď na tuto otázku.',
  'refuse.too-few': 'To je málo: vyber alespoň {min}.',
  'refuse.too-many': 'To je moc: vyber nejvýše {max}.',
  'refuse.too-often': 'Tolik kusů této karty tu není.',
  'refuse.not-offered': 'To teď udělat nejde.',
  'refuse.cannot-react': '{card}: tuto kartu teď zahrát nemůžeš.',
  'refuse.not-in-draft': '{card} není mezi postavami, ze kterých vybíráš.',
  'refuse.not-this-card': '{card.acc} k tomu vybrat nejde.',
  'refuse.not-in-hand': '{card.acc} nemáš v ruce.',
  'refuse.income-taken': 'Příjem už v tomto tahu máš.',
  'refuse.income-first': 'Nejprve si vezmi příjem: mince, nebo karty.',
  'refuse.no-cards': 'Už není co dobrat.',
  'refuse.built-enough': 'Víc než {n, one: # budovu | few: # budovy | other: # budov} v tomto tahu postavit nesmíš.',
  'refuse.same-building': '{card} už v tvém městě stojí.',
  'refuse.too-expensive': '{card} stojí {cost} a ty máš {coins, one: # minci | few: # mince | other: # mincí}.',
  'refuse.used': 'To lze v tahu udělat jen jednou.',
  'refuse.no-color': 'Nemáš budovu, ze které by tato postava měla příjem.',
  'refuse.is-murdered': '{card} je oběť Mordýře.',
  'refuse.cannot-name': '{card.acc} jmenovat nejde.',
  'refuse.city-complete': '{seat, you: Máš | other: # má} město s 8 budovami; nic v něm zničit nejde.',
  'refuse.stands': '{card.acc} zničit nejde ({seat}).',
  'refuse.bishop': '{seat, you: Máš | other: # má} v tomto kole Kněze, který město chrání.',
  'refuse.not-dearer': '{card} musí stát víc než {old}.',
  'refuse.own-wagon': 'Vlastní vůz slouží jen soupeřům.',
  'refuse.action-card-played': 'V jednom tahu lze zahrát jen jednu akční kartu.',
  'refuse.cannot-play': '{card.acc} teď zahrát nejde.',

  'option.actionCards': 'Akční karty',
  'option.actionCards.hint': 'Do balíčku se přimíchá 15 cirkusových karet: překvapení, vozy a další cesta ke koruně.',
  'option.actionCards.off': 'bez nich',
  'option.actionCards.on': 's nimi',
  'option.purpleSet': 'Fialové budovy',
  'option.purpleSet.hint': 'Velká zeď ztěžuje ničení města; nahrazuje jednu ze dvou Obranných věží.',
  'option.purpleSet.original': 'dvě Obranné věže',
  'option.purpleSet.wall': 's Velkou zdí',
  'option.crown': 'První koruna',
  'option.crown.hint': 'Kdo má korunu v prvním kole a vybírá postavu první.',
  'option.crown.random': 'losem',
  'option.crown.seat-1': 'Místo 1',
  'option.crown.seat-2': 'Místo 2',
  'option.crown.seat-3': 'Místo 3',
  'option.crown.seat-4': 'Místo 4',
  'option.crown.seat-5': 'Místo 5',
  'option.crown.seat-6': 'Místo 6',
  'option.crown.seat-7': 'Místo 7',

  'score.building': 'Budova {card}.',
  'score.colors': 'Budovy všech pěti barev.',
  'score.colors-haunted': 'Budovy všech pěti barev; chybějící barvu zastupuje {card}.',
  'score.first': 'Jako první 8 budov.',
  'score.eight': '8 budov, ale ne jako první.',
  'score.action-cards': 'V ruce {n, one: # akční karta | few: # akční karty | other: # akčních karet}.',
  'score.coins': '{n, one: Zbyla # mince | few: Zbyly # mince | other: Zbylo # mincí}. Rozhodují jen při shodě.',

  'zone.hand': 'Ruka',
  'zone.city': 'Město',
  'zone.characters': 'Postavy',
  'zone.deck': 'Doplňovací balíček',
  'zone.discard': 'Odhazovací balíček',
  'zone.offer': 'Karty na výběr',
  'zone.wagons': 'Vozy',
  'zone.character-deck': 'Karty postav',
  'zone.face-up': 'Lícem nahoru (nehrají)',
  'zone.face-down': 'Lícem dolů (nehrají)',
  'zone.draft': 'Postavy na výběr',
  'zone.answered': 'Vyvolané postavy',

  'color.yellow': 'žlutá',
  'color.blue': 'modrá',
  'color.green': 'zelená',
  'color.red': 'červená',
  'color.purple': 'fialová',
  'phase.draft': 'Výběr postav',
  'phase.turns': 'Tahy',
  'phase.over': 'Konec hry',
  'rank.waiting': 'ještě nevyvolán',
  'rank.turn': 'je na tahu',
  'rank.played': 'už hrál',
  'rank.unanswered': 'nikdo se nehlásil',
  'rank.face-up': 'leží lícem nahoru',
  'rank.murdered': 'zneškodněn',
  'rank.robbed': 'bude okraden',
  'table.round': '{round}. kolo',
  'table.last-round': 'Poslední kolo',
  'table.crown': 'Koruna',
  'table.coins': '{n, one: # mince | few: # mince | other: # mincí}',
  'table.points': '{n, one: # bod | few: # body | other: # bodů}',
  'table.buildings': '{n, one: # budova | few: # budovy | other: # budov}',
  'table.cost': 'Cena {n}',
  'table.price': 'Zničit za {n}',
  'table.bank': 'V bance {n, one: # mince | few: # mince | other: # mincí}',
  'table.possible': 'Možná {cards}',
  'order.fristensky': 'Frištenský, je-li má postava zneškodněna',
  'order.acrobat': 'Akrobatka, nehlásí-li se nikdo jako Král',
  'order.ask': 'Zeptat se mě',
  'order.play': 'Zahrát, mohu-li',
  'order.never': 'Nikdy nehrát',

  ...csCards,
  ...csCases,
};
