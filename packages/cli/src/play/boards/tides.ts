import { cardOf, SYMBOLS, type TidesView } from '@regalia/games/tides';
import type { Card, Seat } from '@regalia/kernel';
import type { SeenTable, TerminalBoard } from './TerminalBoard.ts';
import { glued, hiddenZone, joined, seatsFrom } from './words.ts';

type Table = SeenTable<TidesView>;

/** A shape for each symbol, in the order of SYMBOLS. */
const SHAPES = ['♕', '▤', '♣', '▲', '■'] as const;
const COLORS = ['magenta', 'blue', 'green', 'yellow', 'red'] as const;

export const tides: TerminalBoard<TidesView> = {
  lines: (t) => [
    joined([
      t.formatter.text('table.round', { round: t.view.round }),
      `${t.formatter.zone('deck')}: ${t.view.deck}`,
      t.view.removed.length > 0 && `${t.formatter.zone('box')}: ${t.formatter.names('card', t.view.removed)}`,
    ]),
    ...seatsFrom(t.seat, t.view.seats.length).flatMap((seat) => seatLines(t, seat)),
  ],
  facts: (t, _, card) => joined([symbolOf(t, card), ...t.formatter.cardText(card)]),
};

function seatLines(t: Table, seat: Seat): string[] {
  const own = t.view.seats[seat];
  if (own === undefined) return [];
  const symbols = SYMBOLS.map((_, symbol) => glued(`${symbolName(t, symbol)} ${own.counts[symbol]}`));
  return [
    joined([
      t.colors.bold(t.formatter.name('seat', seat)),
      t.phrase('points', own.total),
      own.ready && seat !== t.seat && t.phrase('ready'),
    ]),
    `  ${t.formatter.text('table.symbols')}: ${symbols.join(', ')}`,
    ...[kingdomLine(t, 'monuments', own.monuments), kingdomLine(t, 'laid', own.laid)],
    seat === t.seat ? '' : `  ${hiddenZone(t, 'hand', seat, own.hand)}`,
  ].filter((line) => line.trim() !== '');
}

function kingdomLine(t: Table, zone: string, cards: readonly Card[]): string {
  const named = cards.map((card) => glued(joined([shapeOf(t, card), t.formatter.name('card', card)], ' ')));
  return cards.length === 0 ? '' : `  ${t.formatter.zone(zone)}: ${named.join(', ')}`;
}

function symbolOf(t: Table, card: Card): string {
  const { symbol } = cardOf(card);
  return symbol === null ? '' : symbolName(t, symbol);
}

function symbolName(t: Table, symbol: number): string {
  return glued(`${shape(t, symbol)} ${t.formatter.name('symbol', symbol)}`);
}

function shapeOf(t: Table, card: Card): string {
  const { symbol } = cardOf(card);
  return symbol === null ? '' : shape(t, symbol);
}

function shape({ colors }: Table, symbol: number): string {
  return colors[COLORS[symbol] ?? 'white'](SHAPES[symbol] ?? '');
}
