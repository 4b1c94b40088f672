import { type Game, LEVELS } from '@regalia/kernel';
import { toSingleLine } from '@regalia/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/text.ts';
import { botWithStyle } from '../../kit/text/speech.ts';
import { ownName } from '../../settings/ownName.ts';
import { startSharedTable } from '../../tables/local/startTable.ts';
import type { LocalSeat } from '../../tables/local/storedTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './GamePage.module.css';

interface HotSeatFormProps {
  readonly game: Game;
  readonly options: unknown;
  readonly seats: number;
  readonly disabled: boolean;
}

/** Names of the people who share this screen; bots may join them. */
export function HotSeatForm({ game, options, seats: count, disabled }: HotSeatFormProps): ReactNode {
  const { t } = useText();
  const [, go] = useLocation();
  const [seats, setSeats] = useState<readonly LocalSeat[]>(() =>
    Array.from({ length: count }, (_, i) => ({ name: i === 0 ? ownName() : '', bot: null })),
  );
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const sitters = seats.map(({ name, bot }) => ({ name: bot === null ? toSingleLine(name) : '', bot }));
    go(await startSharedTable({ game: game.id, seats: sitters, options }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void start(event)}>
      <div className={styles.sitters}>
        {seats.map(({ name, bot }, seat) => (
          <div key={seat} className={styles.sitter}>
            <Field label={t('seat.person', { n: seat + 1 })}>
              <input
                value={bot === null ? name : t('seat.bot')}
                disabled={bot !== null}
                maxLength={24}
                size={12}
                placeholder={t('settings.name.hint')}
                onChange={({ target }) => setSeats(seats.with(seat, { name: target.value, bot: null }))}
              />
            </Field>
            {count > 2 && seat > 0 && (
              <Field label={t('way.friend.seat', { n: seat + 1 })} isUnseen>
                <select
                  value={bot ?? ''}
                  onChange={({ target }) => setSeats(seats.with(seat, { name, bot: target.value || null }))}
                >
                  <option value="">{t('way.screen.person')}</option>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {botWithStyle(t, level)}
                    </option>
                  ))}
                </select>
              </Field>
            )}
          </div>
        ))}
      </div>
      <div className={styles.row}>
        <Button type="submit" glyph="screen" disabled={disabled}>
          {t('way.screen.start')}
        </Button>
      </div>
    </form>
  );
}
