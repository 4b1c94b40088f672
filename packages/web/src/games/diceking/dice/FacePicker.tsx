import type { ReactNode } from 'react';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { word } from '../words.ts';
import { Die } from './Die.tsx';
import styles from './FacePicker.module.css';
import { DIE_COLORS } from './faces.ts';

const FACES = Array.from({ length: DIE_COLORS.length * 6 }, (_, face) => face);

/** Every face that two super-jokers can make, a row for each color; those of no help are pale. */
export function FacePicker(): ReactNode {
  const { game, speech } = useTable();
  const { decision } = useChoice();
  if (decision === null) return null;
  return (
    <section className={styles.picker} aria-label={word(speech, 'stage')} data-place="stage" data-arrows>
      {FACES.map((face) => (
        <Choosable
          key={face}
          of="face"
          id={face}
          card={null}
          says={speech.plain(game.texts.ofOption(decision, face))}
          className={styles.face}
        >
          <Die face={face} className={styles.die} />
        </Choosable>
      ))}
    </section>
  );
}
