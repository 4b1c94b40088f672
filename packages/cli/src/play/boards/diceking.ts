import {
  type Citizen,
  CLAIMS,
  COLORS,
  colorOf,
  conditionText,
  DECKS,
  type DicekingView,
  dataFrom,
  deckOf,
  GEMS_OF,
  LANDSCAPES,
  lacksOfCard,
  lackText,
  PAIRS,
  SUPER,
} from '@regalia/games/diceking';
import { type Card, type Decision, namedParam, type OptionId, type Seat } from '@regalia/kernel';
import { padVisible } from '../../format/columns.ts';
import type { SeenTable, TerminalBoard } from './TerminalBoard.ts';
import { glued, joined, seatsFrom, zoneLine } from './words.ts';

type Table = SeenTable<DicekingView>;

/** A shape for each color of dice, in the order of COLORS. */
const SHAPES = ['◆', '●', '▲'] as const;
const CELL = 12;
const NAME = 4;
const GEM_SIGNS = { white: '°', gold: '*' } as const;

export const diceking: TerminalBoard<DicekingView> = {
  lines: (t, question) => {
    const isWhole = question === undefined;
    const asksForSpace = question?.of === 'space';
    // The options of such a question are the cards of the decks, and their conditions no longer matter.
    const asksForCard = question?.of === 'card';
    return [
      headline(t),
      ...(isWhole || asksForSpace ? mapLines(t) : []),
      ...(asksForSpace || asksForCard ? [] : deckLines(t, isWhole)),
      // Questions about dice show them as options.
      ...(asksForSpace || question?.of === 'die' ? [] : diceLines(t)),
      ...(isWhole ? [supplyLine(t)] : []),
      ...seatsFrom(t.seat, t.view.seats.length).flatMap((seat) => seatLines(t, seat, isWhole)),
    ];
  },
  facts,
  details,
};

function headline({ view, formatter }: Table): string {
  return joined([
    formatter.text('table.turn', { n: view.turns }),
    formatter.name('seat', view.turn),
    view.dice.faces.length > 0 && formatter.text('table.rerolls', { n: view.dice.rerolls }),
    view.drawn.length > 0 && `${formatter.zone('drawn')}: ${formatter.names('card', view.drawn)}`,
    formatter.text('table.tiles', { n: view.supply.tiles }),
  ]);
}

/** The hexes, each with its name, landscape, what lies there and its gem; then the signs. */
function mapLines(t: Table): string[] {
  const { axial } = mapOf(t);
  const columnOf = ([q, r]: readonly [number, number]) => 2 * q + r;
  const left = Math.min(...axial.map(columnOf));
  const rows = [...new Set(axial.map(([, r]) => r))].sort((a, b) => a - b);
  const lines = rows.map((row) => {
    const spaces = axial.flatMap((at, space) => (at[1] === row ? [{ space, column: columnOf(at) - left }] : []));
    spaces.sort((a, b) => a.column - b.column);
    return spaces.reduce((line, { space, column }) => padVisible(line, (column * CELL) / 2) + hex(t, space), '');
  });
  return [...lines, signs(t)];
}

function hex(t: Table, space: number): string {
  const at = t.view.spaces[space];
  if (at === undefined) return '';
  const landscape = landscapeName(t, at.landscape).slice(0, NAME).padEnd(NAME);
  const lies = at.owner !== null ? String(at.owner + 1) : at.lies === 'fire' ? '^' : at.lies === 'tile' ? '=' : ' ';
  const gem = at.gem === null ? '' : GEM_SIGNS[at.gem];
  const cell = `${t.formatter.name('space', space).padEnd(3)} ${landscape} ${lies}${gem}`;
  if (at.owner === t.seat) return t.colors.bold(t.colors.cyan(cell));
  return at.lies === 'fire' ? t.colors.red(cell) : cell;
}

function signs({ view, formatter, phrase }: Table): string {
  const castles = view.seats.map((_, seat) => `${seat + 1} ${formatter.name('seat', seat)}`);
  return joined(
    [
      ...castles,
      `^ ${phrase('fire')}`,
      `${GEM_SIGNS.white} ${formatter.name('gem', 1)}`,
      `${GEM_SIGNS.gold} ${formatter.name('gem', 2)}`,
    ],
    '  ',
  );
}

/** The visible card of each deck with its condition and whether the dice fulfill it; on the whole board also how many are left. */
function deckLines(t: Table, isWhole: boolean): string[] {
  return t.view.decks.map(({ card, count, level, reach }) => {
    if (card === null) return t.formatter.text('table.empty-deck');
    const withJokers = reach > level ? t.formatter.text('table.with-jokers') : lacks(t, card);
    const standing = level > 0 ? t.colors.green(t.formatter.text('table.fulfilled')) : withJokers;
    const name = `${t.formatter.name('card', card)}${isWhole ? ` (${t.phrase('left', count)})` : ''}`;
    return joined([`${name}: ${conditions(t, card)}`, standing]);
  });
}

function diceLines(t: Table): string[] {
  const { faces, kept, added } = t.view.dice;
  if (faces.length === 0) return [];
  const shown = faces.map((face, die) => `${faceName(t, face)}${kept[die] ? '!' : ''}`);
  const fictional = added.map((face) => faceName(t, face));
  return [
    `${t.formatter.text('table.dice')}: ${shown.join(', ')}${kept.includes(true) ? ` (! ${t.formatter.text('table.kept')})` : ''}`,
    fictional.length === 0 ? '' : `${t.formatter.text('table.added')}: ${fictional.join(', ')}`,
  ].filter((line) => line !== '');
}

function supplyLine({ view, formatter }: Table): string {
  const { fires, white, gold } = view.supply;
  return `${formatter.text('table.supply')}: ${joined([
    `${formatter.text('table.fires')} ${fires}`,
    `${formatter.text('table.white')} ${white}`,
    `${formatter.text('table.gold')} ${gold}`,
  ])}`;
}

/** Super-jokers are alike, so they are named only on the whole board. */
function seatLines(t: Table, seat: Seat, isWhole: boolean): string[] {
  const own = t.view.seats[seat];
  if (own === undefined) return [];
  const { formatter } = t;
  const jokers = own.faceUp.map((card) => `${formatter.name('card', card)} (${faceName(t, citizenOf(t, card).joker)})`);
  return [
    joined([
      t.colors.bold(formatter.name('seat', seat)),
      t.phrase('points', own.points),
      `${formatter.text('table.castles')} ${own.castles}`,
      `${formatter.text('table.area')} ${own.area.length}`,
      own.fires > 0 && `${formatter.text('table.fires')} ${own.fires}`,
      own.white > 0 && `${formatter.text('table.white')} ${own.white}`,
      own.gold > 0 && `${formatter.text('table.gold')} ${own.gold}`,
    ]),
    `  ${joined([
      jokers.length > 0 && `${formatter.zone('face-up')}: ${jokers.join(', ')}`,
      own.faceDown.length > 0 && !isWhole && `${formatter.zone('face-down')}: ${own.faceDown.length}`,
    ])}`,
    isWhole ? `  ${zoneLine(t, 'face-down', own.faceDown)}` : '',
  ].filter((line) => line.trim() !== '');
}

function facts(t: Table, d: Decision, option: OptionId): string {
  switch (d.of) {
    case 'die':
      return faceName(t, t.view.dice.faces[option] ?? 0);
    case 'space':
      return spaceFacts(t, option);
    case 'claim':
      return conditions(t, CLAIMS.parseId(option).card);
    case 'card':
      return faceName(t, citizenOf(t, option).joker);
    case 'pair': {
      const { first } = PAIRS.parseId(option);
      return first === SUPER ? '' : faceName(t, citizenOf(t, first).joker);
    }
    case 'gem': {
      const seat = t.view.seats[GEMS_OF.parseId(option).seat];
      return t.phrase('points', seat?.points ?? 0);
    }
    default:
      return '';
  }
}

/** What winning the citizen brings, and the die it stands for afterwards. */
function details(t: Table, d: Decision, option: OptionId): string[] {
  if (d.of !== 'claim' && d.of !== 'card') return [];
  const card = d.of === 'claim' ? CLAIMS.parseId(option).card : option;
  const { joker, steals } = citizenOf(t, card);
  const deck = `deck.${DECKS[deckOf(card)]}`;
  return [
    t.formatter.text(steals === null ? `${deck}.text` : `${deck}.${steals}`),
    t.formatter.text('table.joker', { face: namedParam('face', joker) }),
  ];
}

function spaceFacts(t: Table, space: number): string {
  const at = t.view.spaces[space];
  if (at === undefined) return '';
  const near = (mapOf(t).neighbors[space] ?? []).filter((other) => t.view.spaces[other]?.owner === t.seat);
  return joined([
    landscapeName(t, at.landscape),
    at.owner !== null && t.formatter.name('seat', at.owner),
    at.lies === 'fire' && t.phrase('fire'),
    at.gem !== null && t.phrase('gem', t.formatter.text(`gem.${at.gem}`)),
    near.length > 0 && t.phrase('nextTo', t.formatter.names('space', near)),
  ]);
}

function conditions(t: Table, card: Card): string {
  return citizenOf(t, card)
    .tiers.map((tier) => t.formatter.message(conditionText(tier)))
    .join(' / ');
}

function lacks(t: Table, card: Card): string {
  const { faces, added } = t.view.dice;
  if (faces.length === 0) return '';
  const missing = lacksOfCard(t.view.data, card, [...faces, ...added]);
  return missing.length === 0 ? '' : t.formatter.message(lackText(missing));
}

function faceName({ colors, formatter }: Table, face: number): string {
  const color = colorOf(face);
  return colors[COLORS[color] ?? 'white'](glued(`${SHAPES[color]} ${formatter.name('face', face)}`));
}

function landscapeName({ formatter }: Table, landscape: number): string {
  return formatter.text(`landscape.${LANDSCAPES[landscape]}`);
}

function citizenOf({ view }: Table, card: Card): Citizen {
  return dataFrom(view.data).cards[card] as Citizen;
}

function mapOf({ view }: Table) {
  const { maps } = dataFrom(view.data);
  return maps[view.layout - 2] as (typeof maps)[number];
}
