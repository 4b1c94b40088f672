import { makeCitizen } from './parse.ts';
import { type GameData, LAYOUTS } from './shape.ts';
import { STANDARD } from './standard.ts';

/** Something of the data that is not as in our book; `id` counts dice, spaces and cards from 0, layouts are 2 to 4. */
export interface Difference {
  readonly of: 'die' | 'space' | 'neighbors' | 'setup' | 'card';
  readonly id: number;
}

/** What differs from our book, in its order. */
export function differences(data: GameData): Difference[] {
  const parts: readonly [Difference['of'], (from: GameData) => readonly string[], number][] = [
    ['die', ({ dice }) => dice.map(String), 0],
    ['space', spaceTexts, 0],
    ['neighbors', ({ maps }) => maps.map((map) => JSON.stringify(map.neighbors)), LAYOUTS[0]],
    ['setup', ({ setups }) => setups.map((setup) => JSON.stringify(setup)), LAYOUTS[0]],
    ['card', ({ cards }) => cards.map((card, i) => JSON.stringify(makeCitizen(card, i))), 0],
  ];
  return parts.flatMap(([of, textsOf, first]) => {
    const ours = textsOf(STANDARD);
    return textsOf(data).flatMap((text, i) => (text === ours[i] ? [] : [{ of, id: first + i }]));
  });
}

function spaceTexts({ landscapes, maps }: GameData): string[] {
  return landscapes.map((type, space) => JSON.stringify([type, ...maps.map((map) => map.axial[space])]));
}
