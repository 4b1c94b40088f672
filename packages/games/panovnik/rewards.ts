import { COLOURS, type Colour, type ColourName } from './colours.ts';

export type RewardType =
  | 'gems'
  | 'cards'
  | 'points'
  | 'science'
  | 'magic'
  | 'defence'
  | 'attack'
  | 'magic-bonus'
  | 'circle-bonus'
  | 'eternal';

/** One part of a reward. */
export interface Reward {
  readonly type: RewardType;
  /** How many, or the value of points and bonuses. */
  readonly count: number;
  /** Of circle bonuses and eternal gems; null where there is none, or where it is chosen freely. */
  readonly colour: Colour | null;
}

const WORDS: Readonly<Record<string, RewardType>> = {
  gems: 'gems',
  card: 'cards',
  cards: 'cards',
  points: 'points',
  science: 'science',
  magic: 'magic',
  defence: 'defence',
  attack: 'attack',
  eternal: 'eternal',
};

/** '2 gems + attack', 'magic +3', 'circle blue +2', 'eternal green', 'eternal any'. */
export function parseReward(text: string): Reward[] {
  return text.split(' & ').map(parsePart);
}

function parsePart(text: string): Reward {
  const bonus = /^(?:magic|circle (\w+)) \+(\d)$/.exec(text);
  if (bonus !== null) {
    const colour = bonus[1];
    const type = colour === undefined ? 'magic-bonus' : 'circle-bonus';
    return { type, count: Number(bonus[2]), colour: colour === undefined ? null : parseColour(colour) };
  }
  const gem = /^eternal (\w+)$/.exec(text);
  if (gem !== null)
    return { type: 'eternal', count: 1, colour: gem[1] === 'any' ? null : parseColour(gem[1] as string) };
  const [, count = '1', word = ''] = /^(?:(\d+) )?(\w+)$/.exec(text) ?? [];
  const type = WORDS[word];
  if (type === undefined) throw new RangeError(`no reward is called "${text}"`);
  return { type, count: Number(count), colour: null };
}

function parseColour(name: string): Colour {
  return COLOURS.indexOf(name as ColourName);
}
