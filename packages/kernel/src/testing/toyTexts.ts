import type { Seat } from '../base/vocabulary.ts';
import type { AnswerFault } from '../decision/decision.ts';
import type { GameEvent } from '../game/game.ts';
import type { Dictionary, Locale } from '../text/dictionaries.ts';
import { cardParam, type GameTexts, seatParam } from '../text/text.ts';

export interface ToyEvent extends GameEvent {
  readonly t: 'said' | 'drew';
  readonly seat: Seat;
  /** The number said; the card drawn, or -1 for viewers who do not see it. */
  readonly n: number;
}

type ToyText =
  | 'game.name'
  | 'game.tagline'
  | `zone.${'deck' | 'discard' | 'table' | 'hand'}`
  | 'thing'
  | 'said'
  | 'drew'
  | 'drew.unseen'
  | 'choose'
  | 'cards'
  | 'number'
  | 'card'
  | 'score.tokens'
  | `refuse.${AnswerFault}`;

const dictionaries: Readonly<Record<Locale, Dictionary<ToyText>>> = {
  en: {
    'game.name': 'Toy',
    'game.tagline': 'A game for tests',
    'zone.deck': 'deck',
    'zone.discard': 'discard pile',
    'zone.table': 'table',
    'zone.hand': 'hand',
    thing: '{of} {n}',
    said: '{seat} says {n}',
    drew: '{seat} draws {card}',
    'drew.unseen': '{seat} draws a card',
    choose: 'Choose a number',
    cards: 'Choose {n, one: # card | other: # cards}',
    number: '{n}',
    card: '{card}',
    'score.tokens': '{n, one: # token | other: # tokens}',
    'refuse.malformed': 'That is not an answer',
    'refuse.too-few': 'That is too few',
    'refuse.too-many': 'That is too many',
    'refuse.not-offered': 'That is not offered',
    'refuse.too-often': 'Not so often',
  },
  cs: {
    'game.name': 'Hračka',
    'game.tagline': 'Hra pro testy',
    'zone.deck': 'balíček',
    'zone.discard': 'odkládací balíček',
    'zone.table': 'stůl',
    'zone.hand': 'ruka',
    thing: '{of} {n}',
    said: '{seat} říká {n}',
    drew: '{seat} si bere {card}',
    'drew.unseen': '{seat} si bere kartu',
    choose: 'Zvol číslo',
    cards: 'Zvol {n, one: # kartu | few: # karty | other: # karet}',
    number: '{n}',
    card: '{card}',
    'score.tokens': '{n, one: # žeton | few: # žetony | other: # žetonů}',
    'refuse.malformed': 'To není odpověď',
    'refuse.too-few': 'To je málo',
    'refuse.too-many': 'To je moc',
    'refuse.not-offered': 'To není v nabídce',
    'refuse.too-often': 'Tolikrát ne',
  },
  sk: {
    'game.name': 'Hračka',
    'game.tagline': 'Hra pre testy',
    'zone.deck': 'balíček',
    'zone.discard': 'odkladací balíček',
    'zone.table': 'stôl',
    'zone.hand': 'ruka',
    thing: '{of} {n}',
    said: '{seat} hovorí {n}',
    drew: '{seat} si berie {card}',
    'drew.unseen': '{seat} si berie kartu',
    choose: 'Zvoľ číslo',
    cards: 'Zvoľ {n, one: # kartu | few: # karty | other: # kariet}',
    number: '{n}',
    card: '{card}',
    'score.tokens': '{n, one: # žetón | few: # žetóny | other: # žetónov}',
    'refuse.malformed': 'To nie je odpoveď',
    'refuse.too-few': 'To je málo',
    'refuse.too-many': 'To je veľa',
    'refuse.not-offered': 'To nie je v ponuke',
    'refuse.too-often': 'Toľkokrát nie',
  },
};

export const toyTexts: GameTexts<ToyEvent> = {
  load: () => Promise.resolve(),
  dictionary: (locale) => dictionaries[locale],
  ofEvent: ({ t, seat, n }) => {
    if (t === 'said') return { key: t, params: { seat: seatParam(seat), n } };
    if (n < 0) return { key: 'drew.unseen', params: { seat: seatParam(seat) } };
    return { key: t, params: { seat: seatParam(seat), card: cardParam(n) } };
  },
  ofDecision: (d) => ({ key: d.prompt, params: { n: d.max } }),
  ofOption: (d, option) => ({ key: d.of, params: { n: option, card: cardParam(option) } }),
  ofEntity: (of, id) => ({ key: 'thing', params: { of, n: id } }),
};
