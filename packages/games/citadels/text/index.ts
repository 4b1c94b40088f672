import {
  type Card,
  cardParam,
  type Decision,
  type GameTexts,
  type Message,
  namedParam,
  type OptionId,
  type Params,
  type Seat,
  seatParam,
} from '@regalia/kernel';
import { WAGON_PRICE } from '../rules/cards/actionCards.ts';
import { LABORATORY_COINS, SMITHY_PRICE } from '../rules/cards/buildings.ts';
import { ARCHITECT_CARDS } from '../rules/cards/characters.ts';
import { COLORS, cardOf, costOf, FORTUNE_TELLER } from '../rules/cards/printed.ts';
import type { CitadelsEvent } from '../rules/events.ts';
import { choiceOf } from '../rules/menu.ts';
import { dictionaries } from './dictionaries.ts';

/** The sentences of Citadels; `text/en.ts` says which there are, and the other languages must have the same. */
export const texts: GameTexts<CitadelsEvent> = {
  ...dictionaries,
  ofEvent,
  ofDecision: (d: Decision): Message => ({ key: `prompt.${d.prompt}`, params: d.params }),
  ofOption: (d: Decision, option: OptionId): Message =>
    d.of === 'action' ? ofAction(d, option) : ofEntity(d.of, option),
  ofEntity,
};

function ofEntity(of: string, id: number): Message {
  switch (of) {
    case 'card':
      return { key: `card.${cardOf(id).id}`, params: {} };
    case 'color':
      return { key: `color.${COLORS[id]}`, params: {} };
    default:
      throw new RangeError(`Citadels has no ${of}`);
  }
}

/** What taking an action means; the question says what incomes bring now. */
function ofAction({ params: brings }: Decision, option: OptionId): Message {
  const { action, seat, card, old } = choiceOf(option);
  const key = `action.${action}`;
  switch (action) {
    case 'coins':
      return { key, params: { n: brings.coins ?? 0 } };
    case 'cards':
      return { key, params: { n: brings.draws ?? 0, keeps: brings.keeps ?? 0 } };
    case 'color':
      return { key, params: { n: brings.color ?? 0 } };
    case 'build':
      return { key, params: { card: cardParam(card), n: costOf(card) } };
    case 'murder':
    case 'rob':
      return { key, params: { card: cardParam(card) } };
    case 'swap':
      return { key, params: { seat: seatParam(seat) } };
    case 'draw':
      return { key, params: { n: ARCHITECT_CARDS } };
    case 'destroy':
      return { key, params: { card: cardParam(card), seat: seatParam(seat) } };
    case 'laboratory':
      return { key, params: { card: cardParam(card), n: LABORATORY_COINS } };
    case 'smithy':
      return { key, params: { n: SMITHY_PRICE } };
    case 'play':
      return card === FORTUNE_TELLER
        ? { key: 'action.play-on', params: { card: cardParam(card), seat: seatParam(seat) } }
        : { key, params: { card: cardParam(card) } };
    case 'improve':
      return { key, params: { card: cardParam(card), old: cardParam(old), n: costOf(card) - costOf(old) } };
    case 'wagon':
      return { key, params: { seat: seatParam(seat), n: WAGON_PRICE } };
    case 'exchange':
    case 'end':
      return { key, params: {} };
  }
}

function ofEvent(event: CitadelsEvent): Message {
  switch (event.t) {
    case 'round-began':
      return say(event.t, { ...who(event), round: event.round });
    case 'laid-up':
      return say(event.t, { cards: cardParam(event.cards) });
    case 'laid-down':
    case 'took-from':
      return ofOneCard(event);
    case 'drafted':
      return ofDraft(event);
    case 'dealt':
    case 'offered':
    case 'drew':
    case 'looked':
      return ofCards(event);
    case 'kept':
      return ofKept(event);
    case 'unanswered':
    case 'not-saved':
      return say(event.t, { card: cardParam(event.card) });
    case 'robbed':
      return ofRobbery(event);
    case 'crowned':
      return say(`crowned-${event.by}`, who(event));
    case 'took-coins':
      return ofCoins(event);
    case 'color-income':
      return say(event.t, { ...who(event), n: event.coins, color: namedParam('color', COLORS.indexOf(event.color)) });
    case 'shuffled':
      return say(event.t, { n: event.count });
    case 'built':
      return say(event.t, { ...whoAndCard(event), n: event.cost });
    case 'called':
    case 'answered':
    case 'murdered':
    case 'saved':
    case 'marked':
    case 'played':
      return say(event.t, whoAndCard(event));
    case 'swapped':
      return say(event.t, { ...who(event), other: seatParam(event.other), given: event.given, got: event.got });
    case 'exchanged':
      return say(event.t, { ...who(event), cards: cardParam(event.cards) });
    case 'destroyed':
      return ofDestruction(event);
    case 'graveyard':
      return say(event.bought ? 'graveyard-bought' : 'graveyard-declined', whoAndCard(event));
    case 'laboratory':
      return say(event.t, { ...whoAndCard(event), n: event.coins });
    case 'wagon-used':
      return say(event.t, { ...who(event), owner: seatParam(event.owner), n: event.coins });
    case 'smithy':
    case 'wagon-kept':
    case 'wagon-collected':
      return say(event.t, { ...who(event), n: event.coins });
    case 'improved':
      return say(event.t, { ...whoAndCard(event), old: cardParam(event.old), n: event.cost });
    case 'no-acrobat':
      return say(event.t, {});
    case 'starts':
    case 'turn-ended':
    case 'last-round':
      return say(event.t, who(event));
    case 'showed-hand':
      return event.cards.length === 0
        ? say('showed-empty-hand', who(event))
        : say(event.t, { ...who(event), cards: cardParam(event.cards) });
    case 'ended':
      return ofEnd(event);
  }
}

function ofOneCard(event: Extract<CitadelsEvent, { t: 'laid-down' | 'took-from' }>): Message {
  const seats = event.t === 'took-from' ? { ...who(event), other: seatParam(event.other) } : who(event);
  if (event.card === null) return say(`${event.t}-hidden`, seats);
  return say(event.t, { ...seats, card: cardParam(event.card) });
}

function ofDraft(event: Extract<CitadelsEvent, { t: 'drafted' }>): Message {
  const key = event.lays > 0 ? 'drafted-laid' : 'drafted';
  const params = { ...who(event), n: event.given };
  if (event.card === null) return say(`${key}-hidden`, params);
  const laid = event.laid === null ? {} : { laid: cardParam(event.laid) };
  return say(key, { ...params, card: cardParam(event.card), ...laid });
}

function ofCards(event: Extract<CitadelsEvent, { t: 'dealt' | 'offered' | 'drew' | 'looked' }>): Message {
  const by = event.t === 'drew' ? { card: cardParam(event.card) } : {};
  const seats = event.t === 'looked' ? { ...who(event), other: seatParam(event.other) } : who(event);
  if (event.cards !== null) return say(event.t, { ...seats, ...by, cards: cardParam(event.cards) });
  return say(`${event.t}-hidden`, event.t === 'looked' ? seats : { ...seats, ...by, n: event.count });
}

function ofKept(event: Extract<CitadelsEvent, { t: 'kept' }>): Message {
  const key = event.discarded.length > 0 ? 'kept-discarded' : 'kept';
  const discarded = event.discarded.length > 0 ? { discarded: cardParam(event.discarded) } : {};
  if (event.cards === null) return say(`${key}-hidden`, { ...who(event), n: event.count, ...discarded });
  return say(key, { ...who(event), cards: cardParam(event.cards), ...discarded });
}

function ofDestruction(event: Extract<CitadelsEvent, { t: 'destroyed' }>): Message {
  const key = event.seat === event.owner ? 'destroyed-own' : 'destroyed';
  const params = { ...whoAndCard(event), owner: seatParam(event.owner) };
  return event.price === 0 ? say(`${key}-free`, params) : say(key, { ...params, n: event.price });
}

/** CIT-E4: a player who robs their own other character already has the coins. */
function ofRobbery(event: Extract<CitadelsEvent, { t: 'robbed' }>): Message {
  if (event.seat === event.from) return say('robbed-self', who(event));
  const seats = { ...who(event), from: seatParam(event.from) };
  return event.coins === 0 ? say('robbed-nothing', seats) : say('robbed', { ...seats, n: event.coins });
}

function ofCoins(event: Extract<CitadelsEvent, { t: 'took-coins' }>): Message {
  const params = { ...who(event), n: event.coins };
  return event.card < 0 ? say(event.t, params) : say('took-coins-card', { ...params, card: cardParam(event.card) });
}

const TIE_BREAKS: readonly string[] = ['ended', 'ended-buildings', 'ended-coins'];

/** CIT-8.4, CIT-8.5: who won, and by what if points alone did not decide. */
function ofEnd({ winners, totals, decidedBy }: Extract<CitadelsEvent, { t: 'ended' }>): Message {
  const n = totals[winners[0] as Seat] as number;
  if (winners.length > 1) return say('ended-shared', { seats: seatParam(winners), n });
  return say(TIE_BREAKS[decidedBy] ?? 'ended', { seat: seatParam(winners), n });
}

const who = ({ seat }: { readonly seat: Seat }) => ({ seat: seatParam(seat) });

function whoAndCard({ seat, card }: { readonly seat: Seat; readonly card: Card }) {
  return { seat: seatParam(seat), card: cardParam(card) };
}

function say(key: string, params: Params): Message {
  return { key: `event.${key}`, params };
}
