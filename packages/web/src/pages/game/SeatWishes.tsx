import { LEVELS } from '@regalia/kernel';
import type { SeatWish } from '@regalia/protocol';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { botWithStyle } from '../../kit/text/speech.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './GamePage.module.css';
import { withWish } from './seatWishes.ts';

interface SeatWishesProps {
  readonly wishes: readonly SeatWish[];
  readonly onChange: (wishes: readonly SeatWish[]) => void;
}

/** Assigns each seat of a new table to me, to an invited player or to a bot. */
export function SeatWishes({ wishes, onChange }: SeatWishesProps): ReactNode {
  const { t } = useText();
  return (
    <details className={styles.options}>
      <summary>{t('way.friend.seats')}</summary>
      <div className={styles.row}>
        {wishes.map((wish, seat) => (
          <Field key={seat} label={t('way.friend.seat', { n: seat + 1 })}>
            <select
              value={textOf(wish)}
              onChange={({ target }) => onChange(withWish(wishes, seat, wishOf(target.value)))}
            >
              <option value="me">{t('way.friend.me')}</option>
              <option value="open">{t('seat.open')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={`bot ${level}`}>
                  {t('seat.bot')} – {botWithStyle(t, level)}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </div>
    </details>
  );
}

function textOf(wish: SeatWish): string {
  return wish.kind === 'bot' ? `bot ${wish.level}` : wish.kind;
}

function wishOf(value: string): SeatWish {
  const [kind, level = ''] = value.split(' ');
  if (kind === 'bot') return { kind, level };
  return { kind: kind === 'me' ? 'me' : 'open' };
}
