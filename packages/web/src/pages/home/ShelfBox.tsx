import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { BoxArt } from '../../art/BoxArt.tsx';
import { type GameId, hasLesson, isPlayable } from '../../games/catalog.ts';
import { useText } from '../../i18n/text.ts';
import { startGuidedTable, startTable } from '../../tables/local/startTable.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { fail } from '../../ui/fail.ts';
import { GameFacts } from '../GameFacts.tsx';
import styles from './ShelfBox.module.css';

/** A game on the shelf: its box and the buttons to play it. */
export function ShelfBox({ id }: { readonly id: GameId }): ReactNode {
  const { t } = useText();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const ready = isPlayable(id);
  const play = async (lay: () => Promise<string>): Promise<void> => {
    setBusy(true);
    await lay().then(go, (error: unknown) => setBusy(() => fail(error)));
  };
  const box = (
    <>
      <span className={styles.picture}>
        <BoxArt game={id} />
      </span>
      <span className={styles.label}>{t(`game.${id}`)}</span>
    </>
  );
  return (
    <div className={cx(styles.place, !ready && styles.coming)}>
      {ready ? (
        <Link href={`/game/${id}`} className={styles.box}>
          {box}
        </Link>
      ) : (
        <div className={styles.box}>{box}</div>
      )}
      <div className={styles.plank}>
        <GameFacts id={id} />
        {ready ? (
          <>
            <Button variant="main" glyph="play" disabled={busy} onClick={() => void play(() => startTable(id))}>
              {t('play-now')}
            </Button>
            {hasLesson(id) && (
              <Button
                variant="quiet"
                glyph="learn"
                disabled={busy}
                aria-label={`${t('way.learn')}: ${t(`game.${id}`)}`}
                onClick={() => void play(() => startGuidedTable(id))}
              >
                {t('way.learn')}
              </Button>
            )}
          </>
        ) : (
          <span>{t('coming')}</span>
        )}
      </div>
    </div>
  );
}
