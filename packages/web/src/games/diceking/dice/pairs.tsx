import { type DicekingView, PAIRS, SUPER } from '@regalia/games/diceking';
import type { MenuItem } from '../../../kit/choice/Menu.tsx';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { citizenOf, jokerText } from '../cardFace.tsx';
import { superJoker } from '../token.tsx';
import { Die } from './Die.tsx';
import styles from './pairs.module.css';

/** The die that a pair of jokers makes, as a sign before its words. */
export function pairSign(option: number, { data }: DicekingView, speech: TableSpeech): Partial<MenuItem> {
  const { first } = PAIRS.parseId(option);
  if (first === SUPER) return { sign: <Icon paths={superJoker} className={styles.sign} /> };
  const { joker } = citizenOf(data, first);
  const sign = (
    <span className={styles.sign}>
      <Die face={joker} />
    </span>
  );
  return { sign, bringsText: jokerText(joker, speech) };
}
