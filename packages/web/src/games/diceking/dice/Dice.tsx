import type { DicekingView } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { isAsked, useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { word } from '../words.ts';
import styles from './Dice.module.css';
import { Die } from './Die.tsx';

/** The six dice of the turn; what was rolled just now tumbles, what is kept lies still. */
export function Dice({ view }: { readonly view: DicekingView }): ReactNode {
  const { speech } = useTable();
  const choice = useChoice();
  const { faces, kept, rerolls, added } = view.dice;
  const roll = `${view.turns}-${rerolls}`;
  return (
    <section className={styles.tray} aria-label={speech.text('table.dice')} data-place="dice">
      <ul className={styles.dice} data-arrows>
        {faces.map((face, die) => {
          const says = word(speech, 'die.says', {
            n: die + 1,
            face: speech.plain({ key: faceKey(face), params: { n: numberIn(face) } }),
          });
          const isKept = kept[die] === true;
          return (
            <li key={die} className={styles.place}>
              <Choosable
                of="die"
                id={die}
                place="dice"
                card={null}
                says={isKept ? `${says}, ${word(speech, 'die.kept')}` : says}
                className={styles.die}
              >
                <span
                  key={isKept ? 'kept' : roll}
                  className={cx(styles.cube, !isKept && styles.tumbles)}
                  style={{ animationDelay: `${die * 35}ms` }}
                >
                  <Die face={face} />
                </span>
              </Choosable>
            </li>
          );
        })}
        {added.map((face, i) => (
          <li key={`added-${i}`} className={cx(styles.place, styles.added)} title={speech.text('table.added')}>
            <Die face={face} />
          </li>
        ))}
      </ul>
      <p className={styles.left}>
        {isAsked(choice, 'dice')
          ? word(speech, 'dice.hint')
          : rerolls > 0 && speech.plain({ key: 'table.rerolls', params: { n: rerolls } })}
      </p>
    </section>
  );
}

const KEYS = ['face.red', 'face.blue', 'face.green'] as const;
const faceKey = (face: number): string => KEYS[Math.floor(face / 6)] ?? 'face.red';
const numberIn = (face: number): number => (face % 6) + 1;
