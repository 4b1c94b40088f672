import type { Game } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import styles from './SeatCount.module.css';

interface SeatCountProps {
  readonly game: Game;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** How many play, where the game leaves it open. */
export function SeatCount({ game: { seats }, count, onChange }: SeatCountProps): ReactNode {
  const { t } = useText();
  if (seats.min === seats.max) return null;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return (
    <fieldset className={styles.count}>
      <legend>{t('way.players')}</legend>
      {counts.map((one) => (
        <label key={one}>
          <input type="radio" name="players" checked={one === count} onChange={() => onChange(one)} />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}
