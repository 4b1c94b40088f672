import {
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
import { isTile, landscapeOf } from '../rules/cards/printed.ts';
import type { DicekingEvent } from '../rules/events.ts';
import { LACK_KINDS, LACKS, type Lack, lackParam } from '../rules/lacks.ts';
import type { Difference } from '../rules/printed/differences.ts';
import {
  COLORS,
  type Condition,
  colorOf,
  DECK_SIZE,
  DECKS,
  DICE,
  deckOf,
  LANDSCAPES,
  numberOf,
  SPACE_NAMES,
} from '../rules/printed/shape.ts';
import { GEMS, REROLLS } from '../rules/state.ts';
import { CLAIMS } from '../rules/verbs/claim.ts';
import { PAIRS, SUPER } from '../rules/verbs/pairs.ts';
import { GEMS_OF } from '../rules/verbs/steal.ts';
import { dictionaries } from './dictionaries.ts';

/** The sentences of King of the Dice; `text/en.ts` says which there are, and the other languages must have the same. */
export const texts: GameTexts<DicekingEvent> = {
  ...dictionaries,
  ofEvent,
  ofDecision,
  ofOption,
  ofEntity,
};

/** A claim that need not be made says what happens else, a pair that need not be named that one may stop. */
function ofDecision(d: Decision): Message {
  const isOptional = d.min === 0 && (d.prompt === 'claim' || d.prompt === 'pair');
  return { key: `prompt.${d.prompt}${isOptional ? '-or-not' : ''}`, params: d.params };
}

function ofOption({ of }: Decision, option: OptionId): Message {
  switch (of) {
    case 'seat':
      return { key: 'choice.seat', params: { seat: seatParam(option) } };
    case 'claim': {
      const { jokers, card } = CLAIMS.parseId(option);
      return { key: jokers === 1 ? 'choice.with-jokers' : 'choice.as-it-is', params: { card: cardParam(card) } };
    }
    case 'pair':
      return ofPair(PAIRS.parseId(option));
    case 'gem': {
      const { seat, gem } = GEMS_OF.parseId(option);
      return { key: `choice.${GEMS[gem]}`, params: { seat: seatParam(seat) } };
    }
    default:
      return ofEntity(of, option);
  }
}

function ofPair({ first, second }: { readonly first: number; readonly second: number }): Message {
  if (first === SUPER) return { key: 'choice.supers', params: {} };
  if (second === SUPER) return { key: 'choice.helped', params: { card: cardParam(first) } };
  return { key: 'choice.twins', params: { cards: cardParam([first, second]) } };
}

function ofEntity(of: string, id: number): Message {
  switch (of) {
    case 'card':
      if (isTile(id)) return { key: `landscape.${LANDSCAPES[landscapeOf(id)]}`, params: {} };
      return { key: 'card', params: { deck: namedParam('deck', deckOf(id)), n: (id % DECK_SIZE) + 1 } };
    case 'deck':
      return { key: `deck.${DECKS[id]}`, params: {} };
    case 'space':
      return { key: 'space', params: { name: SPACE_NAMES[id] as string } };
    case 'die':
      return { key: 'die', params: { n: id + 1 } };
    case 'face':
      return {
        key: `face.${COLORS[colorOf(id)]}`,
        params: { n: numberOf(id), pips: namedParam('pips', numberOf(id)) },
      };
    case 'pips':
      return { key: `pips.${id}`, params: {} };
    case 'gem':
      return { key: `gem.${GEMS[id - 1]}`, params: {} };
    case 'color':
      return { key: `color.${COLORS[id]}`, params: {} };
    case 'dice':
      return { key: `dice.${COLORS[Math.floor(id / (DICE + 1))]}`, params: { n: id % (DICE + 1) } };
    case 'group':
      return { key: `group.${Math.floor(id / (DICE + 1))}`, params: { n: id % (DICE + 1) } };
    case 'number':
      return { key: 'number', params: { n: id } };
    case 'lack':
      return ofLack(id);
    default:
      throw new RangeError(`King of the Dice has no ${of}`);
  }
}

/** A condition as a sentence. */
export function conditionText(condition: Condition): Message {
  const say = (key: string, params: Params): Message => ({ key: `condition.${key}`, params });
  switch (condition.kind) {
    case 'color': {
      const dice = condition.needs.flatMap((count, color) => (count > 0 ? [color * (DICE + 1) + count] : []));
      return say('color', { dice: namedParam('dice', dice) });
    }
    case 'number':
      return say('number', {
        numbers: namedParam(
          'number',
          condition.row.toSorted((a, b) => a - b),
        ),
      });
    case 'group':
      return ofGroups(condition.sizes);
    case 'sum':
      return say('sum', { n: condition.least });
    case 'colorSum':
      return say(`sum-${COLORS[condition.color]}`, { n: condition.least });
    case 'colorOrder': {
      const [first = 0, second = 0, third = 0] = condition.order;
      const each = {
        first: namedParam('color', first),
        second: namedParam('color', second),
        third: namedParam('color', third),
      };
      return say('order', each);
    }
    case 'straight':
      return say('straight', { n: condition.length });
  }
}

/** What dice lack, in a few words. */
export function lackText(lacks: readonly Lack[]): Message {
  return { key: 'lack.all', params: { lacks: lackParam(lacks) } };
}

function ofLack(id: number): Message {
  const { of, id: what, have, need } = LACKS.parseId(id);
  const kind = LACK_KINDS[of];
  const params = { have, need };
  if (kind === 'number') return { key: 'lack.number', params: { ...params, n: what } };
  if (kind === 'color') return { key: `lack.${COLORS[what]}`, params };
  return { key: kind === 'color-sum' ? `lack.sum-${COLORS[what]}` : `lack.${kind}`, params };
}

/** Groups of equal dice, each of a different number; a group of one die is any other number. */
function ofGroups(sizes: readonly number[]): Message {
  const groups = sizes.filter((size) => size > 1);
  const n = sizes.length - groups.length;
  const counted = [...new Set(groups)].map(
    (size) => size * (DICE + 1) + groups.filter((other) => other === size).length,
  );
  const params = { sizes: namedParam('group', counted), n };
  if (groups.length === 0) return { key: 'condition.singles', params };
  if (n > 0) return { key: 'condition.groups-and-singles', params };
  return sizes.length === 1
    ? { key: 'condition.same', params: { n: sizes[0] as number } }
    : { key: 'condition.groups', params };
}

/** What differs from our data, in a few words. */
export function differenceText({ of, id }: Difference): Message {
  const isCounted = of === 'neighbors' || of === 'setup';
  return { key: `differs.${of}`, params: isCounted ? { n: id } : { what: namedParam(of, id) } };
}

function ofEvent(event: DicekingEvent): Message | undefined {
  const key = `event.${event.t}`;
  switch (event.t) {
    case 'opening-rolled':
      return { key, params: { ...who(event), faces: namedParam('face', event.faces), n: event.sixes } };
    case 'opening-tied':
      return { key, params: { seats: seatParam(event.seats) } };
    case 'opened':
    case 'stopped':
      return { key, params: who(event) };
    case 'turn-began':
      return { key, params: { ...who(event), turn: event.turn } };
    case 'rolled':
      return {
        key: event.left === REROLLS ? key : 'event.rerolled',
        params: { ...who(event), n: event.dice.length, faces: namedParam('face', event.faces) },
      };
    case 'paired':
      return ofPaired(event);
    case 'won':
      return {
        key: event.card < DECK_SIZE ? 'event.won-stars' : key,
        params: { ...who(event), card: cardParam(event.card), n: event.stars },
      };
    case 'laid-down':
    case 'no-effect':
      return { key, params: { ...who(event), card: cardParam(event.card) } };
    case 'turned-up':
      return { key: event.first ? 'event.turned-up-first' : key, params: { card: cardParam(event.card) } };
    case 'drew':
    case 'put-back':
      return { key, params: { ...who(event), tiles: cardParam(event.tiles), n: event.tiles.length } };
    case 'built':
    case 'left-bare':
      return { key, params: { ...who(event), ...onSpace(event), tile: cardParam(event.tile) } };
    case 'took-gem':
      return event.space === null
        ? { key: 'event.took-gem-of-supply', params: { ...who(event), gem: namedParam('gem', event.gem) } }
        : {
            key,
            params: { ...who(event), gem: namedParam('gem', event.gem), space: namedParam('space', event.space) },
          };
    case 'stole-card':
      return { key, params: { ...who(event), from: seatParam(event.from), card: cardParam(event.card) } };
    case 'stole-gem':
      return { key, params: { ...who(event), from: seatParam(event.from), gem: namedParam('gem', event.gem) } };
    case 'slew':
      return { key, params: { ...who(event), ...onSpace(event) } };
    case 'captured':
      return { key, params: { ...who(event), ...onSpace(event), from: seatParam(event.from) } };
    case 'burned': {
      const params = { ...who(event), ...onSpace(event), tile: cardParam(event.tile) };
      return event.from === null
        ? { key, params }
        : { key: 'event.burned-by-fire-of', params: { ...params, from: seatParam(event.from) } };
    }
    case 'ended':
      return ofEnd(event);
  }
}

function ofPaired({ seat, cards, supers, face }: Extract<DicekingEvent, { t: 'paired' }>): Message {
  const params = { seat: seatParam(seat), face: namedParam('face', face) };
  if (supers === 2) return { key: 'event.paired-supers', params };
  if (supers === 0) return { key: 'event.paired-twins', params: { ...params, cards: cardParam(cards) } };
  return { key: 'event.paired-helped', params: { ...params, card: cardParam(cards[0] as number) } };
}

function ofEnd({ winners, totals, fires, by }: Extract<DicekingEvent, { t: 'ended' }>): Message {
  const [first] = winners as readonly [Seat];
  const params = { n: totals[first] as number, fires: fires[first] as number };
  if (by === 'shared') return { key: 'event.ended-shared', params: { ...params, seats: seatParam(winners) } };
  return { key: `event.ended-by-${by}`, params: { ...params, seat: seatParam(first) } };
}

const who = ({ seat }: { readonly seat: Seat }) => ({ seat: seatParam(seat) });
const onSpace = ({ space }: { readonly space: number }) => ({ space: namedParam('space', space) });
