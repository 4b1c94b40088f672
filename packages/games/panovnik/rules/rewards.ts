import { COLORS, type Color, type ColorName } from './colors.ts';

export type RewardType =
  | 'gems'
  | 'cards'
  | 'points'
  | 'science'
  | 'magic'
  | 'defense'
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
  readonly color: Color | null;
}

const WORDS: Readonly<Record<string, RewardType>> = {
  gems: 'gems',
  card: 'cards',
  cards: 'cards',
  points: 'points',
  science: 'science',
  magic: 'magic',
  defense: 'defense',
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
    const color = bonus[1];
    const type = color === undefined ? 'magic-bonus' : 'circle-bonus';
    return { type, count: Number(bonus[2]), color: color === undefined ? null : parseColor(color) };
  }
  const gem = /^eternal (\w+)$/.exec(text);
  if (gem !== null) return { type: 'eternal', count: 1, color: gem[1] === 'any' ? null : parseColor(gem[1] as string) };
  const [, count = '1', word = ''] = /^(?:(\d+) )?(\w+)$/.exec(text) ?? [];
  const type = WORDS[word];
  if (type === undefined) throw new RangeError(`no reward is called "${text}"`);
  return { type, count: Number(count), color: null };
}

function parseColor(name: string): Color {
  return COLORS.indexOf(name as ColorName);
}
