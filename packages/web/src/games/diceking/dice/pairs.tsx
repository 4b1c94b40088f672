import { type DicekingView, PAIRS, SUPER } from '@regalia/games/diceking';
import type { Card } from '@regalia/kernel';
import type { MenuItem } from '../../../kit/choice/Menu.tsx';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { citizenOf, jokerText } from '../cardFace.tsx';
import { superJoker } from '../token.tsx';
import { Die } from './Die.tsx';
import styles from './pairs.module.css';

/** The die that a pair of jokers makes, or a face to be chosen, as a sign before its words. */
export function pairSign(option: number, of: string, { data }: DicekingView, speech: TableSpeech): Partial<MenuItem> {
  if (of === 'face') return { sign: <Made face={option} /> };
  const { first } = PAIRS.parseId(option);
  if (first === SUPER) return { sign: <Icon paths={superJoker} className={styles.sign} /> };
  return jokerSign(first, { data }, speech);
}

/** The die that a citizen can stand for, in signs and words. */
export function jokerSign(card: Card, { data }: Pick<DicekingView, 'data'>, speech: TableSpeech): Partial<MenuItem> {
  const { joker } = citizenOf(data, card);
  return { sign: <Made face={joker} />, bringsText: jokerText(joker, speech) };
}

function Made({ face }: { readonly face: number }) {
  return (
    <span className={styles.sign}>
      <Die face={face} />
    </span>
  );
}
