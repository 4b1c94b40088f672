import { composite, type Message, namedParam, type Param, seatParam } from '@regalia/kernel';
import { cardOf } from '../rules/cards/printed.ts';
import { COLORS } from '../rules/colors.ts';
import type { Gems } from '../rules/events.ts';
import { DECKS, MODES } from '../rules/ids.ts';
import type { Reward, RewardType } from '../rules/rewards.ts';
import { ATTACK, NO_BID, PASS } from '../rules/state.ts';
import { colorOf, kindOf, tokenValue } from '../rules/tokens.ts';
import { FIRST_GEM } from '../rules/zones.ts';

const REWARD_TYPES: readonly RewardType[] = [
  'gems',
  'cards',
  'points',
  'science',
  'magic',
  'defense',
  'attack',
  'magic-bonus',
  'circle-bonus',
  'eternal',
];
const ANY_COLOR = COLORS.length;
const rewardId = composite({ type: REWARD_TYPES.length, count: 16, color: ANY_COLOR + 1 });
const bidId = composite({ virtual: 2, bidder: 4, bid: PASS + 2 });
const gemsId = composite({ color: COLORS.length, count: 65 });

/** Gems as a list: '2 blue and 1 red'. */
export function gemsParam(gems: Gems): Param {
  const colors = gems.flatMap((count, color) => (count > 0 ? [gemsId.makeId(color, count)] : []));
  return namedParam('gems', colors);
}

/** Parts of a reward as a list. */
export function rewardsParam(parts: readonly Reward[]): Param {
  return namedParam(
    'reward',
    parts.map(({ type, count, color }) => rewardId.makeId(REWARD_TYPES.indexOf(type), count, color ?? ANY_COLOR)),
  );
}

/** Who bid what, as a list; virtual opponents come last. */
export function bidsParam(bids: readonly number[], virtuals: number): Param {
  const seats = bids.length - virtuals;
  const made = bids.map((bid, bidder) =>
    bidId.makeId(bidder < seats ? 0 : 1, bidder < seats ? bidder : bidder - seats, bid + 1),
  );
  return namedParam(
    'made-bid',
    made.filter((_, bidder) => bids[bidder] !== NO_BID),
  );
}

/** The name of what a parameter or option stands for. */
export function ofEntity(of: string, id: number): Message {
  switch (of) {
    case 'card':
      if (id >= FIRST_GEM) return ofEntity('gem', id - FIRST_GEM);
      return { key: `card.${cardOf(id).id}`, params: {} };
    case 'gem':
      return { key: `gem.${COLORS[id]}`, params: {} };
    case 'gems': {
      const { color, count } = gemsId.parseId(id);
      return { key: `gems.${COLORS[color]}`, params: { n: count } };
    }
    case 'deck':
      return { key: `deck.${DECKS[id]}`, params: {} };
    case 'mode':
      return { key: `mode.${MODES[id]}`, params: {} };
    case 'made-bid':
      return ofBid(id);
    case 'token':
      return ofToken(id);
    case 'reward':
      return ofReward(id);
    default:
      throw new RangeError(`Panovník has no ${of}`);
  }
}

function ofBid(id: number): Message {
  const { virtual, bidder, bid } = bidId.parseId(id);
  const who = virtual === 1 ? { n: bidder + 1 } : { seat: seatParam(bidder) };
  if (virtual === 1) return { key: 'made-bid.virtual', params: { ...who, color: namedParam('gem', bid - 1) } };
  if (bid - 1 === PASS) return { key: 'made-bid.pass', params: who };
  if (bid - 1 === ATTACK) return { key: 'made-bid.attack', params: who };
  return { key: 'made-bid.gem', params: { ...who, color: namedParam('gem', bid - 1) } };
}

function ofToken(token: number): Message {
  const kind = kindOf(token);
  const params: Record<string, Param> = {};
  if (kind === 'points' || kind === 'magic-bonus' || kind === 'circle-bonus') params.n = tokenValue(token);
  if (kind === 'circle-bonus' || kind === 'eternal' || kind === 'stored')
    params.color = namedParam('gem', colorOf(token));
  return { key: `token.${kind}`, params };
}

function ofReward(id: number): Message {
  const { type, count, color } = rewardId.parseId(id);
  const name = REWARD_TYPES[type] as RewardType;
  if (color === ANY_COLOR)
    return { key: name === 'eternal' ? 'reward.eternal-any' : `reward.${name}`, params: { n: count } };
  return { key: `reward.${name}`, params: { n: count, color: namedParam('gem', color) } };
}
