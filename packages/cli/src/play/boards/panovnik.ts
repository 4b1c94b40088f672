import {
  ATTACK,
  buildId,
  COLORS,
  type Color,
  cardOf,
  isLaw,
  kindOf,
  NO_BID,
  PASS,
  type PanovnikView,
  type PlacedView,
  rewardsParam,
} from '@regalia/games/panovnik';
import { type Card, type Decision, type OptionId, paramId, type Seat } from '@regalia/kernel';
import { padVisible } from '../../format/columns.ts';
import { BOARD_WIDTH, type SeenTable, type TerminalBoard } from './TerminalBoard.ts';
import { glued, joined, seatsFrom } from './words.ts';

type Table = SeenTable<PanovnikView>;

/** A shape for each color of gems, in the order of COLORS. */
const SHAPES = ['●', '◆', '▲', '■'] as const;
const NARROWEST = 3;
const WIDEST = 9;

export const panovnik: TerminalBoard<PanovnikView> = {
  lines: (t, question) => [
    ...headlines(t),
    ...offerLines(t),
    ...bidLines(t),
    ...seatsFrom(t.seat, t.view.seats.length).flatMap((seat) =>
      seatLines(t, seat, seat === t.seat || question === undefined),
    ),
  ],
  facts,
  details: (t, d, option) => {
    const card = cardOfOption(d, option);
    return card === null || isLaw(card) ? [] : levelLines(t, card);
  },
};

function headlines(t: Table): string[] {
  const { view, formatter } = t;
  const { large, small, laws } = view.decks;
  return [
    joined([
      view.round > 0 && t.phrase('roundOf', view.round, view.rounds),
      `${formatter.zone('large-deck')}: ${large}`,
      `${formatter.zone('small-deck')}: ${small}`,
      `${formatter.zone('law-deck')}: ${laws}`,
    ]),
    `${t.phrase('supply')}: ${gems(t, view.supply)}`,
  ];
}

/** The two cards of each color, the upper one first. */
function offerLines(t: Table): string[] {
  const { above, below } = t.view.offer;
  return COLORS.flatMap((_, color) => {
    const cards = [above[color], below[color]].filter((card): card is Card => typeof card === 'number');
    if (cards.length === 0) return [];
    return [`${gem(t, color)}: ${cards.map((card) => withSegments(t, card)).join(', ')}`];
  });
}

function bidLines(t: Table): string[] {
  return t.view.bids.map((bids, round) => {
    const made = bids.flatMap((bid, bidder) => (bid === NO_BID ? [] : [`${bidderName(t, bidder)} ${bidName(t, bid)}`]));
    return `${t.phrase('bidding', round + 1)}: ${made.join(', ')}`;
  });
}

function bidderName({ view, formatter, phrase }: Table, bidder: number): string {
  const seats = view.seats.length;
  return bidder < seats ? formatter.name('seat', bidder) : phrase('virtual', bidder - seats + 1);
}

function bidName(t: Table, bid: number): string {
  if (bid === PASS) return t.phrase('pass');
  return bid === ATTACK ? t.formatter.text('bid.attack') : gem(t, bid);
}

function seatLines(t: Table, seat: Seat, drawn: boolean): string[] {
  const own = t.view.seats[seat];
  if (own === undefined) return [];
  const { formatter } = t;
  const hand = own.hand.cards?.map((card) => withSegments(t, card)).join(', ');
  const tokens = own.pyramid.flatMap((placed) => placed.tokens);
  return [
    joined([
      t.colors.bold(formatter.name('seat', seat)),
      own.gems !== null && gems(t, own.gems),
      own.attacks !== null && `${formatter.text('section.attacks')}: ${own.attacks}`,
      hand === undefined && `${formatter.zone('characters')}: ${own.hand.characters}`,
      hand === undefined && `${formatter.zone('laws')}: ${own.hand.laws}`,
      own.ready && seat !== t.seat && t.phrase('ready'),
    ]),
    hand ? `  ${t.phrase('hand')}: ${hand}` : '',
    tokens.length === 0 ? '' : `  ${t.phrase('tokens')}: ${tokenList(t, tokens)}`,
    ...(drawn ? drawnPyramid(t, own.pyramid) : listedPyramid(t, own.pyramid)),
  ].filter((line) => line.trim() !== '');
}

function tokenList({ formatter }: Table, tokens: readonly number[]): string {
  return formatter.names(
    'token',
    tokens.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)) || a - b),
  );
}

/** Each level as two lines: the upper colors around the name, the lower color below it. Supporters stand left and right. */
function drawnPyramid(t: Table, pyramid: readonly PlacedView[]): string[] {
  if (pyramid.length === 0) return [];
  const columnOf = ({ x, level }: PlacedView) => 2 * x + level - 1;
  const left = Math.min(...pyramid.map(columnOf));
  const span = Math.max(...pyramid.map(columnOf)) - left + 2;
  const half = Math.max(NARROWEST, Math.min(WIDEST, Math.floor((BOARD_WIDTH - 4) / span)));
  const levels = [...new Set(pyramid.map(({ level }) => level))].sort((a, b) => b - a);
  return levels.flatMap((level) => {
    const row = pyramid.filter((placed) => placed.level === level);
    const place = (draw: (placed: PlacedView) => string) =>
      row.reduce((line, placed) => padVisible(line, 4 + (columnOf(placed) - left) * half) + draw(placed), '');
    const feet = place((placed) => ' '.repeat(nameOf(t, placed, half).length / 2 + 1) + shape(t, bottomOf(placed)));
    const names = place((placed) => {
      const [topLeft, topRight] = cardOf(placed.card).segments;
      return `${shape(t, topLeft)}${nameOf(t, placed, half)}${shape(t, topRight)}`;
    });
    return [`${String(level).padStart(2)}${names.slice(2)}`, feet];
  });
}

/** The name of a placed card, cut to its cell. */
function nameOf({ formatter }: Table, { card }: PlacedView, half: number): string {
  return formatter.name('card', card).slice(0, 2 * half - 3);
}

function bottomOf({ card }: PlacedView): Color {
  return cardOf(card).segments[2];
}

function listedPyramid(t: Table, pyramid: readonly PlacedView[]): string[] {
  const levels = [...new Set(pyramid.map(({ level }) => level))].sort((a, b) => b - a);
  return levels.map((level) => {
    const cards = pyramid.filter((placed) => placed.level === level).map(({ card }) => withSegments(t, card));
    return `  ${level}  ${cards.join(', ')}`;
  });
}

function facts(t: Table, d: Decision, option: OptionId): string {
  switch (d.of) {
    case 'bid':
      return option === ATTACK ? '' : offerAt(t, option);
    case 'slot':
      return placeFacts(t, d, option);
    default: {
      const card = cardOfOption(d, option);
      return card === null ? '' : cardFacts(t, card);
    }
  }
}

function offerAt(t: Table, color: Color): string {
  const cards = [t.view.offer.above[color], t.view.offer.below[color]];
  return cards.flatMap((card) => (typeof card === 'number' ? [t.formatter.name('card', card)] : [])).join(', ');
}

/** What the card costs there, what it brings and whether it closes a circle. */
function placeFacts(t: Table, d: Decision, slot: number): string {
  const card = paramId(d.params, 'card');
  const place = t.view.plans.find((plan) => plan.card === card)?.places.find((one) => one.slot === slot);
  if (card === null || place === undefined) return '';
  const reward = isLaw(card) ? undefined : cardOf(card).rewards[place.level - 1];
  return joined([
    t.phrase('price', gems(t, place.cost) || '0'),
    reward !== undefined && rewardText(t, reward),
    place.closes !== null && t.phrase('closes', gem(t, place.closes)),
  ]);
}

/** The colors of a card and, of a character, the gems of its levels. */
function cardFacts(t: Table, card: Card): string {
  const costs = cardOf(card).costs.map((color) => shape(t, color));
  return joined([segments(t, card), costs.length > 0 && t.phrase('price', costs.join(' '))]);
}

function levelLines(t: Table, card: Card): string[] {
  const { costs, rewards } = cardOf(card);
  return rewards.map((reward, i) => `${i + 1} ${gem(t, costs[i] ?? 0)}: ${rewardText(t, reward)}`);
}

function rewardText({ formatter }: Table, reward: Parameters<typeof rewardsParam>[0]): string {
  return formatter.text('law-option', { rewards: rewardsParam(reward) });
}

function cardOfOption({ of }: Decision, option: OptionId): Card | null {
  if (of === 'card') return option;
  return of === 'build' ? buildId.parseId(option).card : null;
}

function withSegments(t: Table, card: Card): string {
  return glued(`${t.formatter.name('card', card)} ${segments(t, card)}`);
}

/** Top left, top right and bottom, as `●▲/■`. */
function segments(t: Table, card: Card): string {
  const [topLeft, topRight, bottom] = cardOf(card).segments;
  return `${shape(t, topLeft)}${shape(t, topRight)}/${shape(t, bottom)}`;
}

function gems(t: Table, counts: readonly number[]): string {
  return counts.flatMap((count, color) => (count > 0 ? [glued(`${gem(t, color)} ${count}`)] : [])).join(', ');
}

function gem(t: Table, color: Color): string {
  return glued(`${shape(t, color)} ${t.formatter.name('gem', color)}`);
}

function shape({ colors }: Table, color: Color): string {
  return colors[COLORS[color] ?? 'white'](SHAPES[color] ?? '');
}
