import type { Game } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/text.ts';
import { NoticeSwitch } from '../../settings/NoticeSwitch.tsx';
import { sendName } from '../../settings/ownName.ts';
import { api } from '../../tables/remote/api.ts';
import { errorText } from '../../tables/remote/errorText.ts';
import { useServer } from '../../tables/remote/useServer.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PACES, paceText } from '../paces.ts';
import styles from './GamePage.module.css';
import { SeatWishes } from './SeatWishes.tsx';
import { usualWishes } from './seatWishes.ts';

interface InviteFormProps {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  /** Index in `PACES`. */
  readonly pace: number;
  readonly onPace: (pace: number) => void;
  readonly disabled: boolean;
}

/** Creates a table on the server with free seats; its link is the invitation. */
export function InviteForm({ game, options, seats, pace, onPace, disabled }: InviteFormProps): ReactNode {
  const { t } = useText();
  const [, go] = useLocation();
  const [wishes, setWishes] = useState(() => usualWishes(seats));
  const [listed, setListed] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const server = useServer(() => api.me());
  const invite = async (): Promise<void> => {
    try {
      await sendName();
      const { id } = await api.create({
        game: game.id,
        options,
        seats: [...wishes],
        pace: PACES[pace],
        listed,
      });
      go(`/t/${id}`);
    } catch (error) {
      setTrouble(errorText(t, error as Error));
    }
  };
  if (server.state === 'offline') return <p className={styles.hint}>{t('way.friend.offline')}</p>;
  return (
    <>
      <div className={styles.row}>
        <Field label={t('pace')}>
          <select value={pace} onChange={({ target }) => onPace(Number(target.value))}>
            {PACES.map((one, i) => (
              <option key={paceText(one, t)} value={i}>
                {paceText(one, t)}
              </option>
            ))}
          </select>
        </Field>
        <label className={styles.listed}>
          <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
          {t('way.friend.listed')}
        </label>
      </div>
      {PACES[pace]?.kind === 'days' && <NoticeSwitch />}
      <SeatWishes game={game} wishes={wishes} onChange={setWishes} />
      <div className={styles.row}>
        <Button glyph="friend" disabled={disabled || server.state !== 'there'} onClick={() => void invite()}>
          {t('way.friend.start')}
        </Button>
      </div>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
