import { type CardType, cardOf, coinsNow, type DominionView } from '@regalia/games/dominion';
import type { Answer, Card, Decision, Seat } from '@regalia/kernel';
import { columns } from '../../format/columns.ts';
import { BOARD_WIDTH, type SeenTable, type TerminalBoard } from './TerminalBoard.ts';
import { hiddenZone, joined, seatsFrom, zoneLine } from './words.ts';

type Table = SeenTable<DominionView>;

const TERMINAL_COLORS = {
  action: 'white',
  attack: 'red',
  reaction: 'blue',
  treasure: 'yellow',
  victory: 'green',
  curse: 'magenta',
} as const satisfies Record<CardType, string>;

export const dominion: TerminalBoard<DominionView> = {
  lines: (t, question) => [
    headline(t),
    // The options of such a question show the piles themselves.
    ...(question?.where?.place === 'supply' ? [] : supplyLines(t)),
    ...seatsFrom(t.seat, t.view.seats.length).flatMap((seat) => seatLines(t, seat)),
    ...(question === undefined ? [zoneLine(t, 'trash', t.view.trash)].filter((line) => line !== '') : []),
  ],
  facts: (t, d, option) => (d.of === 'card' ? cardFacts(t, option, d.where?.place === 'supply') : ''),
  shortcuts: (d) => (d.prompt === 'treasures' ? [allOf(d)] : []),
};

function headline({ view, formatter }: Table): string {
  return joined([
    formatter.name('seat', view.turn),
    formatter.text('table.turn', { turn: view.seats[view.turn]?.turns ?? 0 }),
    formatter.text(`phase.${view.phase}`),
    formatter.text('table.actions', { n: view.actions }),
    formatter.text('table.buys', { n: view.buys }),
    formatter.text('table.coins', { n: view.coins }),
    view.emptyPiles > 0 && formatter.text('table.empty-piles', { n: view.emptyPiles }),
  ]);
}

/** Cost, name and what is left of each pile. */
function supplyLines(t: Table): string[] {
  const piles = t.view.piles.map(({ card, count, cost }) => `${cost} ${colored(t, card)} ×${count}`);
  return [`${t.formatter.text('table.supply')}:`, ...columns(piles, BOARD_WIDTH)];
}

function seatLines(t: Table, seat: Seat): string[] {
  const own = t.view.seats[seat];
  if (own === undefined) return [];
  const { count, top } = own.discard;
  const deck = hiddenZone(t, 'deck', seat, { count: own.deck, cards: null });
  return [
    joined([
      t.colors.bold(t.formatter.name('seat', seat)),
      `${t.formatter.zone('deck')}: ${own.deck}`,
      seat !== t.seat && own.hand.cards === null && `${t.formatter.zone('hand')}: ${own.hand.count}`,
      `${t.formatter.zone('discard')}: ${count}${top === null ? '' : ` (${t.formatter.name('card', top)})`}`,
    ]),
    own.hand.cards === null ? '' : `  ${zoneLine(t, 'hand', own.hand.cards)}`,
    seat === t.seat && own.deck > 0 ? `  ${deck}` : '',
    `  ${zoneLine(t, 'play', own.play)}`,
    `  ${zoneLine(t, 'aside', own.aside)}`,
  ].filter((line) => line.trim() !== '');
}

function cardFacts(t: Table, card: Card, fromSupply: boolean): string {
  const { types, coins } = cardOf(card);
  const pile = t.view.piles.find((one) => one.card === card);
  const { formatter } = t;
  return joined([
    formatter.text('table.cost', { n: pile?.cost ?? cardOf(card).cost }),
    fromSupply && pile !== undefined && t.phrase('left', pile.count),
    types.map((type) => formatter.text(`type.${type}`)).join(', '),
    coins > 0 && formatter.text('table.coins', { n: coinsNow(t.view, card) }),
    // Long texts of the whole Supply would not fit; `?` shows them.
    !fromSupply && !types.includes('treasure') && formatter.cardText(card).join(' '),
  ]);
}

function colored({ colors, formatter }: Table, card: Card): string {
  const type = cardOf(card).types.at(-1) ?? 'action';
  return colors[TERMINAL_COLORS[type]](formatter.name('card', card));
}

/** Every option as often as it may be chosen. */
function allOf({ options, limits }: Decision): Answer {
  return options.flatMap((option, i) => new Array<number>(limits?.[i] ?? 1).fill(option));
}
