import {
  cardParam,
  type Decision,
  type GameTexts,
  type Message,
  namedParam,
  type OptionId,
  type Param,
  seatParam,
} from '@regalia/kernel';
import { cardOf } from '../rules/cards/printed.ts';
import type { DominionEvent } from '../rules/events.ts';
import { MODES, modeId } from '../rules/modes.ts';
import { dictionaries } from './dictionaries.ts';

/** The sentences of Dominion; `text/en.ts` says which there are, and the other languages must have the same. */
export const texts: GameTexts<DominionEvent> = {
  ...dictionaries,
  ofEvent,
  ofDecision,
  ofOption: (d: Decision, option: OptionId): Message => ofEntity(d.of, option),
  ofEntity,
};

function ofDecision(d: Decision): Message {
  const params: Record<string, Param> = { ...d.params, n: d.max };
  if (d.of === 'card' && d.options.length === 1) params.card = cardParam(d.options);
  return { key: `prompt.${d.prompt}`, params };
}

function ofEntity(of: string, id: number): Message {
  switch (of) {
    case 'card':
      return { key: `card.${cardOf(id).id}`, params: {} };
    case 'mode':
      return { key: `mode.${MODES[id]}`, params: {} };
    default:
      throw new RangeError(`Dominion has no ${of}`);
  }
}

function ofEvent(event: DominionEvent): Message | undefined {
  switch (event.t) {
    case 'starts':
    case 'cleaned-up':
      return say(event.t, { seat: seatParam(event.seat) });
    case 'kingdom':
      return say(event.t, { cards: cardParam(event.cards) });
    case 'turn-began':
      return say(event.t, { seat: seatParam(event.seat), turn: event.turn });
    case 'played':
      return say(event.again ? 'played-again' : 'played', { seat: seatParam(event.seat), card: cardParam(event.card) });
    case 'plus':
      return ofPlus(event);
    case 'cheaper':
      return say(event.t, { n: event.by });
    case 'copper-value':
      return say(event.t, { n: event.coins });
    case 'shuffled':
      return say(event.t, { seat: seatParam(event.seat), n: event.count });
    case 'treasures':
      return say(event.t, { ...seatAndCards(event), n: event.coins });
    case 'bought':
      return say(event.t, { seat: seatParam(event.seat), card: cardParam(event.card), n: event.cost });
    case 'gained':
      return say(`gained-${event.to}`, { seat: seatParam(event.seat), card: cardParam(event.card) });
    case 'stole':
    case 'trashed':
    case 'took':
      return say(event.t, seatAndCards(event));
    case 'revealed':
      return say(`revealed-${event.from}`, seatAndCards(event));
    case 'drew':
    case 'put-on-deck':
      return event.cards === null
        ? say(`${event.t}-hidden`, { seat: seatParam(event.seat), n: event.count })
        : say(event.t, { seat: seatParam(event.seat), cards: cardParam(event.cards) });
    case 'discarded':
      return event.cards === null
        ? say('discarded-hidden', { seat: seatParam(event.seat), n: event.count, card: cardParam(event.top) })
        : say(event.t, { seat: seatParam(event.seat), cards: cardParam(event.cards) });
    case 'turned-deck':
      return say(event.t, { seat: seatParam(event.seat), n: event.count, card: cardParam(event.top) });
    case 'passed': {
      const seats = { seat: seatParam(event.seat), to: seatParam(event.to) };
      return event.card === null
        ? say('passed-hidden', seats)
        : say('passed', { ...seats, card: cardParam(event.card) });
    }
    case 'chose':
      return say(event.t, { seat: seatParam(event.seat), mode: namedParam('mode', modeId(event.mode)) });
    case 'named-kind':
    case 'left-on-deck':
    case 'set-aside':
    case 'reacted':
    case 'wished':
      return say(event.t, { seat: seatParam(event.seat), card: cardParam(event.card) });
    case 'ended':
      return ofEnd(event);
  }
}

function ofPlus({ seat, actions, buys, coins }: Extract<DominionEvent, { t: 'plus' }>): Message {
  const who = { seat: seatParam(seat) };
  if (buys + coins === 0) return say('plus-actions', { ...who, n: actions });
  if (actions + coins === 0) return say('plus-buys', { ...who, n: buys });
  if (actions + buys === 0) return say('plus-coins', { ...who, n: coins });
  if (coins === 0) return say('plus-actions-buys', { ...who, actions, buys });
  if (buys === 0) return say('plus-actions-coins', { ...who, actions, coins });
  if (actions === 0) return say('plus-buys-coins', { ...who, buys, coins });
  return say('plus-several', { ...who, actions, buys, coins });
}

function ofEnd({ winners, totals, decidedBy }: Extract<DominionEvent, { t: 'ended' }>): Message {
  const n = totals[winners[0] as number] as number;
  if (winners.length > 1) return say('ended-shared', { seats: seatParam(winners), n });
  return say(decidedBy === 1 ? 'ended-fewer-turns' : 'ended', { seat: seatParam(winners), n });
}

function seatAndCards(event: { readonly seat: number; readonly cards: readonly number[] }) {
  return { seat: seatParam(event.seat), cards: cardParam(event.cards) };
}

function say(key: string, params: Readonly<Record<string, Param>>): Message {
  return { key: `event.${key}`, params };
}
