import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { RewardSign } from '../card/RewardSign.tsx';
import { word } from '../words.ts';
import styles from './Legend.module.css';
import { SIGNS } from './signList.ts';

const SignDialog = lazy(async () => ({ default: (await import('./SignDialog.tsx')).SignDialog }));

/** The signs with their names; a pointer that rests on one is told what it is for. */
export function Legend(): ReactNode {
  const { speech } = useTable();
  return (
    <ul className={styles.legend} aria-label={word(speech, 'legend')}>
      {SIGNS.map((type) => (
        <li key={type} title={word(speech, `sign.${type}.says`)}>
          <RewardSign type={type} color={type === 'eternal' ? 2 : 0} /> {word(speech, `sign.${type}`)}
        </li>
      ))}
    </ul>
  );
}

/** Opens the signs in full. */
export function LegendButton(): ReactNode {
  const { speech } = useTable();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton glyph="why" label={word(speech, 'legend')} className={styles.button} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <SignDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
