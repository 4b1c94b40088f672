import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { ShellKey } from '../../i18n/shellTexts.ts';
import type { Sitter } from '../../tableModel/TableSource.ts';
import { cx } from '../../ui/cx.ts';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import { useTable } from '../tableContext.ts';
import { Jewel } from './Jewel.tsx';
import { SeatClock } from './SeatClock.tsx';
import { SeatName } from './SeatName.tsx';
import styles from './SeatPlate.module.css';

/** Why the person of a seat does not play; null for those who do. */
export function awayOf({ resigned, autoPlayed, present }: Sitter): ShellKey | null {
  if (resigned) return 'seat.resigned';
  if (autoPlayed) return 'seat.looked-after';
  return present ? null : 'seat.away';
}

/** Who sits here, and whether the table waits for them. */
export function SeatPlate({ seat }: { readonly seat: Seat }): ReactNode {
  const table = useTable();
  const { speech, me } = table;
  const sitter = table.sitters[seat];
  if (sitter === undefined) return null;
  const [asked, ready, isMe] = [table.asked.includes(seat), table.ready.includes(seat), me === seat];
  const { t } = speech;
  const away = awayOf(sitter);
  return (
    <span className={cx(styles.plate, asked && !ready && styles.asked)}>
      <Jewel seat={sitter.seat} />
      <h2 className={styles.name}>
        <SeatName name={speech.nameOf(sitter.seat)} />
      </h2>
      {isMe && sitter.name !== '' && <span className={styles.tag}>{t('seat.you')}</span>}
      {sitter.kind === 'bot' && (
        <span className={styles.bot} title={t('seat.bot')}>
          <Glyph name="bot" className={styles.glyph} />
          <span className="visually-hidden">{t('seat.bot')}</span>
        </span>
      )}
      {away !== null && <span className={styles.tag}>{t(away)}</span>}
      {asked && !ready && <SeatClock seat={sitter.seat} speech={speech} isMe={isMe} />}
      {!isMe && (
        <span className={styles.state}>
          {ready && (
            <span className={styles.ready} title={t('seat.ready')}>
              <Glyph name="check" className={styles.glyph} />
              <span className="visually-hidden">{t('seat.ready')}</span>
            </span>
          )}
          {asked && !ready && (
            <span className={styles.thinking} title={t('seat.thinking')}>
              <span className="visually-hidden">{t('seat.thinking')}</span>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
