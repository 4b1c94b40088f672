import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { Button } from '../../ui/Button.tsx';
import { focusNow } from '../../ui/dom/focusNow.ts';
import styles from './Curtain.module.css';

interface CurtainProps {
  readonly speech: TableSpeech;
  readonly seat: Seat;
  readonly onTake: () => void;
}

/** Between two people at one screen: nothing of the game is behind it. */
export function Curtain({ speech: { t, nameOf }, seat, onTake }: CurtainProps): ReactNode {
  return (
    <main className={styles.curtain}>
      <svg viewBox="0 0 400 120" preserveAspectRatio="none" className={styles.drape} aria-hidden="true">
        {[0, 50, 100, 150, 200, 250, 300, 350].map((x) => (
          <path key={x} d={`M${x} 0h50v84q-25 34-50 0z`} fill={x % 100 === 0 ? '#7c1f33' : '#92283f'} />
        ))}
        <path
          d="M0 84q25 34 50 0q25 34 50 0q25 34 50 0q25 34 50 0q25 34 50 0q25 34 50 0q25 34 50 0q25 34 50 0"
          fill="none"
          stroke="#e3b75f"
          strokeWidth="3"
        />
      </svg>
      <div className={styles.card}>
        <Jewel seat={seat} />
        <h1>{t('curtain.title', { name: nameOf(seat) })}</h1>
        <p>{t('curtain.hint')}</p>
        <Button variant="main" ref={focusNow} onClick={onTake}>
          {t('curtain.take', { name: nameOf(seat) })}
        </Button>
        <Link href="/">{t('leave')}</Link>
      </div>
    </main>
  );
}
