import { cardParam, type Decision, type GameTexts, type Message, type OptionId, seatParam } from '@regalia/kernel';
import { cardOf, SYMBOLS } from '../rules/cards/printed.ts';
import type { TidesEvent } from '../rules/events.ts';
import { dictionaries } from './dictionaries.ts';

/** The sentences of Tides of Time; `text/en.ts` says which there are, and the other languages must have the same. */
export const texts: GameTexts<TidesEvent> = {
  ...dictionaries,
  ofEvent,
  ofDecision: (d: Decision): Message => ({ key: `prompt.${d.prompt}`, params: {} }),
  ofOption: (d: Decision, option: OptionId): Message => ofEntity(d.of, option),
  ofEntity,
};

/** 'symbols' is the form a number of them takes: "more gardens", „více zahrad“. */
function ofEntity(of: string, id: number): Message {
  switch (of) {
    case 'card':
      return { key: `card.${cardOf(id).id}`, params: {} };
    case 'symbol':
      return { key: `symbol.${SYMBOLS[id]}`, params: {} };
    case 'symbols':
      return { key: `symbol.${SYMBOLS[id]}.many`, params: {} };
    default:
      throw new RangeError(`Tides of Time has no ${of}`);
  }
}

function ofEvent(event: TidesEvent): Message {
  const key = `event.${event.t}`;
  switch (event.t) {
    case 'round-began':
      return { key, params: { round: event.round } };
    case 'drew':
      return event.cards === null
        ? { key: 'event.drew-hidden', params: { seat: seatParam(event.seat), n: event.count } }
        : { key, params: { seat: seatParam(event.seat), cards: cardParam(event.cards) } };
    case 'laid':
    case 'kept':
    case 'removed':
      return { key, params: { seat: seatParam(event.seat), card: cardParam(event.card) } };
    case 'swapped':
      return { key, params: { n: event.count } };
    case 'scored':
      return { key, params: { seat: seatParam(event.seat), n: event.points, round: event.round, total: event.total } };
    case 'took-back':
      return { key, params: { seat: seatParam(event.seat), cards: cardParam(event.cards) } };
    case 'ended':
      return event.winners.length === 1
        ? { key, params: { seat: seatParam(event.winners), n: event.totals[event.winners[0] as number] as number } }
        : { key: 'event.ended-shared', params: { seats: seatParam(event.winners), n: event.totals[0] as number } };
  }
}
