import type { Game } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Pills } from '../../ui/Pills.tsx';
import styles from './SeatCount.module.css';

interface SeatCountProps {
  readonly game: Game;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** The number of players, if the game allows a choice. */
export function SeatCount({ game: { seats }, count, onChange }: SeatCountProps): ReactNode {
  const { t } = useText();
  if (seats.min === seats.max) return null;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return (
    <fieldset className={styles.count}>
      <legend>{t('way.players')}</legend>
      <Pills options={counts} value={count} onChange={onChange} nameOf={String} />
    </fieldset>
  );
}
