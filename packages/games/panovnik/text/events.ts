import { cardParam, type Message, namedParam, type Param, seatParam } from '@regalia/kernel';
import { cardOf } from '../rules/cards/printed.ts';
import type { PanovnikEvent } from '../rules/events.ts';
import { DECKS, modeId } from '../rules/ids.ts';
import { levelOf } from '../rules/pyramid/pyramid.ts';
import { bidsParam, gemsParam, rewardsParam } from './things.ts';

type EventOf<T extends PanovnikEvent['t']> = Extract<PanovnikEvent, { t: T }>;

/** The sentence for an event. */
export function ofEvent(event: PanovnikEvent): Message | undefined {
  switch (event.t) {
    case 'supplied':
      return say(event.t, { gems: gemsParam(event.supply) });
    case 'dealt':
      return event.cards === null
        ? say(`dealt-${event.deck}`, { seat: seatParam(event.seat), n: event.count })
        : say('dealt', { seat: seatParam(event.seat), cards: cardParam(event.cards) });
    case 'round-began':
      return say(event.t, { round: event.round });
    case 'offered':
      return ofOffer(event);
    case 'bids':
      return ofBids(event);
    case 'won':
      return say(`won-${event.by}`, seatAndCard(event));
    case 'clashed':
      return ofClash(event);
    case 'no-deal':
      return ofNoDeal(event);
    case 'removed':
      return event.seat === null
        ? say('removed', { card: cardParam(event.card) })
        : say('removed-by', { seat: seatParam(event.seat), card: cardParam(event.card) });
    case 'attack-lost':
    case 'passed':
    case 'sat-out':
    case 'built-no-more':
    case 'attack-gained':
    case 'will-sit-out':
      return say(event.t, { seat: seatParam(event.seat) });
    case 'took-gems':
    case 'stored':
      return event.gems.every((count) => count === 0)
        ? say(`${event.t}-none`, { seat: seatParam(event.seat) })
        : say(event.t, { seat: seatParam(event.seat), gems: gemsParam(event.gems) });
    case 'started':
    case 'turned-up':
    case 'came-back':
    case 'sold':
      return say(event.t, seatAndCard(event));
    case 'placed':
      return ofPlaced(event);
    case 'closed':
      return say(event.gem ? 'closed' : 'closed-no-gem', {
        seat: seatParam(event.seat),
        color: namedParam('gem', event.color),
      });
    case 'chose-level-five':
      return say(event.t, { seat: seatParam(event.seat), mode: namedParam('mode', modeId(event.mode)) });
    case 'chose-option':
      return say(event.t, {
        ...seatAndCard(event),
        rewards: rewardsParam(cardOf(event.card).rewards[event.option] ?? []),
      });
    case 'token':
      return say(event.t, { seat: seatParam(event.seat), token: namedParam('token', event.token) });
    case 'eternal':
      return say(event.own ? 'eternal-own' : 'eternal', {
        seat: seatParam(event.seat),
        color: namedParam('gem', event.color),
      });
    case 'eternal-missed':
      return say(event.t, { seat: seatParam(event.seat), color: namedParam('gem', event.color) });
    case 'drew':
      return event.card === null
        ? say('drew-hidden', { seat: seatParam(event.seat), deck: namedParam('deck', DECKS.indexOf(event.deck)) })
        : say('drew', { seat: seatParam(event.seat), card: cardParam(event.card) });
    case 'tucked':
      return event.card === null
        ? say('tucked-hidden', { seat: seatParam(event.seat), under: cardParam(event.under) })
        : say('tucked', { seat: seatParam(event.seat), card: cardParam(event.card), under: cardParam(event.under) });
    case 'exchanged':
      return say(event.t, { ...seatAndCard(event), law: cardParam(event.law) });
    case 'moved-tokens':
      return say(event.t, { seat: seatParam(event.seat) });
    case 'swapped':
      return say(event.t, {
        seat: seatParam(event.seat),
        other: seatParam(event.other),
        token: namedParam('token', event.token),
        otherToken: namedParam('token', event.otherToken),
        gems: gemsParam(event.paid),
      });
    case 'refilled':
      return say(event.t, { card: cardParam(event.card) });
    case 'returned-laws':
      return event.cards === null
        ? say('returned-laws-hidden', { seat: seatParam(event.seat), n: event.count })
        : say('returned-laws', { seat: seatParam(event.seat), cards: cardParam(event.cards) });
    case 'recolored':
      return say(event.t, {
        seat: seatParam(event.seat),
        level: levelOf(event.slot),
        color: namedParam('gem', event.color),
      });
    case 'ended':
      return ofEnd(event);
  }
}

function ofOffer({ discarded, laid }: EventOf<'offered'>): Message | undefined {
  if (laid.length === 0) return discarded.length === 0 ? undefined : say('offer-left', { cards: cardParam(discarded) });
  if (discarded.length === 0) return say('offered', { cards: cardParam(laid) });
  return say('offer-changed', { cards: cardParam(laid), gone: cardParam(discarded) });
}

/** Who bid what, as a list of short phrases. */
function ofBids({ bids, bidding, virtuals }: EventOf<'bids'>): Message {
  return say('bids', { bidding, bids: bidsParam(bids, virtuals) });
}

function ofPlaced({ seat, card, slot, paid, saved }: EventOf<'placed'>): Message {
  const params = { seat: seatParam(seat), card: cardParam(card), level: levelOf(slot) };
  const pays = paid.some((count) => count > 0);
  const saves = saved.some((count) => count > 0);
  if (pays && saves) return say('placed-saving', { ...params, gems: gemsParam(paid), saved: gemsParam(saved) });
  if (pays) return say('placed-paying', { ...params, gems: gemsParam(paid) });
  return saves ? say('placed-saved', { ...params, saved: gemsParam(saved) }) : say('placed', params);
}

function ofEnd({ winners, totals }: EventOf<'ended'>): Message {
  const [winner] = winners;
  if (winner === undefined) return say('ended-alone', { n: totals[0] ?? 0 });
  const n = totals[winner] ?? 0;
  if (winners.length === 1) return say('ended', { seat: seatParam(winner), n });
  return say('ended-shared', { seats: seatParam(winners), n });
}

function seatAndCard(event: { readonly seat: number; readonly card: number }) {
  return { seat: seatParam(event.seat), card: cardParam(event.card) };
}

function say(key: string, params: Readonly<Record<string, Param>>): Message {
  return { key: `event.${key}`, params };
}

/** PAN-13.9: one person alone goes on bidding against a virtual opponent. */
function ofNoDeal({ seats, color }: EventOf<'no-deal'>): Message {
  const [seat, ...others] = seats;
  const named = { color: namedParam('gem', color) };
  return seat !== undefined && others.length === 0
    ? say('goes-on', { ...named, seat: seatParam(seat) })
    : say('no-deal', { ...named, seats: seatParam(seats) });
}

function ofClash({ seats, virtuals, color }: EventOf<'clashed'>): Message {
  if (seats.length === 0) return say('clashed-virtual', { color: namedParam('gem', color) });
  return say(virtuals > 0 ? 'clashed-both' : 'clashed', { seats: seatParam(seats), color: namedParam('gem', color) });
}
