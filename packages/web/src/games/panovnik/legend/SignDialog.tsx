import { kindOf, type RewardType } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RewardSign } from '../card/RewardSign.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Legend.module.css';
import { SIGNS } from './signList.ts';

/** Every sign with what it is worth, and how many of them my pyramid has. */
export function SignDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { speech } = useTable();
  const { view, me } = useBoard();
  const own = view.seats[me];
  const countOf = (type: RewardType): number =>
    type === 'attack'
      ? (own?.attacks ?? 0)
      : (own?.pyramid.flatMap(({ tokens }) => tokens).filter((token) => kindOf(token) === type).length ?? 0);
  return (
    <Dialog title={word(speech, 'legend')} onClose={onClose}>
      <ul className={styles.whole}>
        {SIGNS.map((type) => (
          <li key={type}>
            <RewardSign type={type} color={type === 'eternal' ? 2 : 0} />
            <span>
              {word(speech, `sign.${type}.says`)}
              {countOf(type) > 0 && <b> {word(speech, 'legend.have', { n: countOf(type) })}</b>}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
