import type { CardType, DominionCard } from '@regalia/games/dominion';
import { paths as reaction } from '~icons/game-icons/checked-shield';
import { paths as attack } from '~icons/game-icons/crossed-swords';
import { paths as curse } from '~icons/game-icons/cursed-star';
import { paths as action } from '~icons/game-icons/hand';
import { paths as victory } from '~icons/game-icons/laurel-crown';
import { paths as treasure } from '~icons/game-icons/two-coins';
import type { Tone } from '../../../kit/cards/face/tone.ts';

interface TypeStyle {
  readonly tone: Tone;
  readonly symbol: readonly string[];
}

/** Each type has a color and a sign of its own. */
const TYPE_STYLES: Readonly<Record<CardType, TypeStyle>> = {
  action: { tone: 'stone', symbol: action },
  attack: { tone: 'ruby', symbol: attack },
  reaction: { tone: 'sapphire', symbol: reaction },
  treasure: { tone: 'topaz', symbol: treasure },
  victory: { tone: 'emerald', symbol: victory },
  curse: { tone: 'amethyst', symbol: curse },
};

interface CardLook extends TypeStyle {
  readonly second: TypeStyle | null;
}

/** An Attack or Reaction is always an Action too, so its own color says enough; other pairs show both. */
export function typeStyleOf({ types }: DominionCard): CardLook {
  const [first = 'action', second] = types;
  if (second === 'attack' || second === 'reaction') return { ...TYPE_STYLES[second], second: null };
  return { ...TYPE_STYLES[first], second: second === undefined ? null : TYPE_STYLES[second] };
}
