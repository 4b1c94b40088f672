import { type CitadelsView, type Color, cardOf, choiceOf, type RankState } from '@regalia/games/citadels';
import { type Card, cardParam, type Decision, type OptionId, type Seat } from '@regalia/kernel';
import type { SeenTable, TerminalBoard } from './TerminalBoard.ts';
import { glued, hiddenZone, joined, seatsFrom } from './words.ts';

type Table = SeenTable<CitadelsView>;

const SHAPES: Readonly<Record<Color, string>> = { yellow: '◆', blue: '●', green: '▲', red: '■', purple: '★' };
const TERMINAL_COLORS = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  purple: 'magenta',
} as const satisfies Record<Color, string>;
const RANK_STATES: readonly RankState[] = ['turn', 'waiting', 'played', 'unanswered', 'face-up'];

export const citadels: TerminalBoard<CitadelsView> = {
  lines: (t) => [
    headline(t),
    ...rankLines(t),
    ...seatsFrom(t.seat, t.view.seats.length).flatMap((s) => seatLines(t, s)),
  ],
  facts,
};

function headline({ view, formatter }: Table): string {
  return joined([
    formatter.text('table.round', { round: view.round }),
    view.first !== null && formatter.text('table.last-round'),
    formatter.text(`phase.${view.phase}`),
    `${formatter.zone('deck')}: ${view.deck}`,
    `${formatter.zone('discard')}: ${view.discard.length}`,
    formatter.text('table.bank', { n: view.bank }),
  ]);
}

/** The characters by what happened to them, then the Assassin's and the Thief's victims. */
function rankLines({ view, formatter }: Table): string[] {
  const list = (ranks: CitadelsView['ranks']) =>
    ranks.map(({ rank, card }) => glued(`${rank} ${formatter.name('card', card)}`)).join(', ');
  const line = (key: string, ranks: CitadelsView['ranks']) =>
    ranks.length === 0 ? [] : [`${formatter.text(`rank.${key}`)}: ${list(ranks)}`];
  return [
    ...RANK_STATES.flatMap((state) =>
      line(
        state,
        view.ranks.filter((rank) => rank.state === state),
      ),
    ),
    ...line(
      'murdered',
      view.ranks.filter(({ murdered }) => murdered),
    ),
    ...line(
      'robbed',
      view.ranks.filter(({ robbed }) => robbed),
    ),
  ];
}

function seatLines(t: Table, seat: Seat): string[] {
  const { formatter, view } = t;
  const own = view.seats[seat];
  if (own === undefined) return [];
  const city = own.city.map(({ card }) => building(t, card));
  const hand = own.hand.cards?.map((card) => building(t, card)).join(', ');
  return [
    joined([
      t.colors.bold(formatter.name('seat', seat)),
      view.crown === seat && formatter.text('table.crown'),
      formatter.text('table.coins', { n: own.coins }),
      formatter.text('table.points', { n: own.points }),
      formatter.text('table.buildings', { n: own.city.length }),
      ...own.wagons.map(({ card, coins }) => `${formatter.name('card', card)} ${coins}`),
    ]),
    hand ? `  ${formatter.zone('hand')}: ${hand}` : `  ${hiddenZone(t, 'hand', seat, own.hand)}`,
    city.length === 0 ? '' : `  ${formatter.zone('city')}: ${city.join(', ')}`,
    charactersLine(t, seat),
  ].filter((line) => line.trim() !== '');
}

function charactersLine(t: Table, seat: Seat): string {
  const own = t.view.seats[seat];
  if (own === undefined || own.characters.count === 0) return '';
  if (own.characters.cards !== null) return `  ${hiddenZone(t, 'characters', seat, own.characters)}`;
  return own.possible.length === 0 ? '' : `  ${t.formatter.text('table.possible', { cards: cardParam(own.possible) })}`;
}

/** A building with the shape of its color and its cost; an action card by its name. */
function building(t: Table, card: Card): string {
  const { color, kind, cost } = cardOf(card);
  const name = t.formatter.name('card', card);
  return kind === 'building' ? glued(`${colorShape(t, color)} ${name} ${cost}`) : name;
}

function facts(t: Table, d: Decision, option: OptionId): string {
  if (d.of === 'action') {
    const { action, card } = choiceOf(option);
    return action === 'build' || action === 'destroy' ? cardFacts(t, card) : '';
  }
  return d.of === 'card' ? cardFacts(t, option) : '';
}

function cardFacts(t: Table, card: Card): string {
  const { kind, rank, color, cost, points } = cardOf(card);
  const { formatter } = t;
  const colored = color !== null && `${colorShape(t, color)} ${formatter.text(`color.${color}`)}`;
  if (kind === 'character') return joined([t.phrase('rank', rank), colored]);
  if (kind === 'action') return '';
  return joined([
    colored,
    formatter.text('table.cost', { n: cost }),
    points !== cost && formatter.text('table.points', { n: points }),
  ]);
}

function colorShape({ colors }: Table, color: Color | null): string {
  return color === null ? '' : colors[TERMINAL_COLORS[color]](SHAPES[color]);
}
