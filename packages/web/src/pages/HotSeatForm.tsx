import type { Game } from '@regalia/kernel';
import { toLine } from '@regalia/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/text.ts';
import { ownName } from '../settings/ownName.ts';
import { layTable } from '../tables/local/open.ts';
import { Button } from '../ui/Button.tsx';
import styles from './GamePage.module.css';

interface HotSeatFormProps {
  readonly game: Game;
  readonly options: unknown;
  readonly seats: number;
  readonly disabled: boolean;
}

/** People who share this screen, by name. */
export function HotSeatForm({ game, options, seats: count, disabled }: HotSeatFormProps): ReactNode {
  const { t } = useText();
  const [, go] = useLocation();
  const [names, setNames] = useState<readonly string[]>(() =>
    Array.from({ length: count }, (_, i) => (i === 0 ? ownName() : '')),
  );
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const seats = names.map((name) => ({ name: toLine(name), bot: null }));
    go(`/local/${await layTable({ game: game.id, seats, options })}`);
  };
  return (
    <form className={styles.row} onSubmit={(event) => void start(event)}>
      {names.map((name, seat) => (
        <label key={seat} className={styles.field}>
          <span>{t('seat.person', { n: seat + 1 })}</span>
          <input
            value={name}
            maxLength={24}
            size={12}
            placeholder={t('settings.name.hint')}
            onChange={({ target }) => setNames(names.map((old, i) => (i === seat ? target.value : old)))}
          />
        </label>
      ))}
      <Button type="submit" glyph="screen" disabled={disabled}>
        {t('way.screen.start')}
      </Button>
    </form>
  );
}
