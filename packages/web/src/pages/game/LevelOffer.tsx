import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { nextLevel, progressOf, useLevels } from '../../settings/levelProgress.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Lead.module.css';
import type { ChosenSetup } from './useSetup.ts';

interface LevelOfferProps {
  readonly game: string;
  readonly setup: ChosenSetup;
}

/** After enough wins, a stronger opponent; it takes the seats at once and stays. */
export function LevelOffer({ game, setup }: LevelOfferProps): ReactNode {
  const { t } = useText();
  const progress = useLevels(({ games }) => progressOf(games, game));
  const store = useLevels((levels) => levels.store);
  const next = nextLevel(progress);
  if (next === undefined || setup.bots[0] !== progress.level || setup.seats === 1) return null;
  const accept = (): void => {
    store(game, { level: next, wins: 0 });
    setup.change({ bots: setup.bots.map(() => next) });
  };
  return (
    <p className={styles.offer}>
      {t('level.offer', { level: t(`level.${progress.level}`) })}
      <Button variant="quiet" glyph="bot" onClick={accept}>
        {t('level.next', { level: t(`level.${next}`) })}
      </Button>
    </p>
  );
}
