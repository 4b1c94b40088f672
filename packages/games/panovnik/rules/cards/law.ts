import { type Card, type Part, type Program, program } from '@regalia/kernel';
import { type Color, parseColors } from '../colors.ts';
import type { Reign } from '../effect.ts';
import type { Reckoning } from '../reckoning.ts';
import { parseReward } from '../rewards.ts';
import { CHARACTER_COUNT, type PanovnikCard } from './card.ts';

/** How a law comes into the pyramid: into an empty slot, in place of another card, or under a character. */
export type Entrance = 'slot' | 'exchange' | 'tuck';

/** Points at the end of the game: `each` times the count. */
export interface EndPoints {
  readonly each: number;
  readonly count: (r: Reckoning, place: number) => number;
}

/** What a law says. */
export interface LawText {
  readonly entrance: Entrance;
  /** What happens when it is played, in the order of its text; placing comes first. */
  readonly program: Program<Reign>;
  readonly end: EndPoints | null;
}

/** A card that is a law. */
export interface Law extends PanovnikCard {
  readonly law: LawText;
}

interface LawFacts {
  readonly entrance?: Entrance;
  readonly end?: EndPoints;
  /** PAN-9.3. */
  readonly options?: readonly string[];
}

/** A law; `colors` are top and bottom, `text` is what happens when it is played. */
export function law(id: string, colors: string, facts: LawFacts, text: readonly Part<Reign>[]): Law {
  const [top, bottom] = parseColors(colors) as [Color, Color];
  const { entrance = 'slot', end = null, options = [] } = facts;
  return {
    id,
    segments: [top, top, bottom],
    costs: [],
    rewards: options.map(parseReward),
    law: { entrance, program: program(text), end },
  };
}

const texts: LawText[] = [];

/** Fills in what the laws say, once, in the order of their numbers. */
export function registerLaws(laws: readonly Law[]): void {
  for (const { law: text } of laws) texts.push(text);
}

export function lawOf(card: Card): LawText {
  const text = texts[card - CHARACTER_COUNT - 1];
  if (text === undefined) throw new RangeError(`card ${card} is no law`);
  return text;
}
