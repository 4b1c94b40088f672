import type { GameId } from '@regalia/games/list';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { hasLesson } from '../../games/catalog.ts';
import { useText } from '../../i18n/text.ts';
import { startGuidedTable, startTable } from '../../tables/local/startTable.ts';
import { Button } from '../../ui/Button.tsx';
import { fail } from '../../ui/fail.ts';
import { RulesButton } from '../RulesButton.tsx';
import styles from './Lead.module.css';
import { LevelOffer } from './LevelOffer.tsx';
import { usualWishes } from './seatWishes.ts';
import type { Invitation } from './useInvitation.ts';
import type { ChosenSetup } from './useSetup.ts';

interface LeadProps {
  readonly id: GameId;
  readonly setup: ChosenSetup;
  readonly invitation: Invitation;
}

/** What most people came for, a tap each: play, learn, invite; and the rules. */
export function Lead({ id, setup, invitation }: LeadProps): ReactNode {
  const { t } = useText();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const { bots, fits, options, pace, seats } = setup;
  const open = (start: Promise<string>): void => {
    setBusy(true);
    void start.then(go, (error: unknown) => setBusy(() => fail(error)));
  };
  const isOffline = invitation.server === 'offline';
  return (
    <div className={styles.lead}>
      <div className={styles.buttons}>
        <Button
          variant="main"
          glyph="play"
          disabled={busy || !fits}
          onClick={() => open(startTable(id, { bots, options, seats }))}
        >
          {t('play-now')}
        </Button>
        {hasLesson(id) && (
          <Button glyph="learn" disabled={busy} onClick={() => open(startGuidedTable(id))}>
            {t('way.learn')}
          </Button>
        )}
        {seats > 1 && (
          <Button
            glyph="friend"
            disabled={busy || !fits || invitation.server !== 'there'}
            aria-describedby={isOffline ? 'invite-offline' : undefined}
            onClick={() => void invitation.invite({ options, seats: usualWishes(seats), pace, listed: false })}
          >
            {t('way.invite')}
          </Button>
        )}
        <RulesButton game={id} />
      </div>
      <LevelOffer game={id} setup={setup} />
      {isOffline && (
        <p id="invite-offline" className={styles.hint}>
          {t('way.friend.offline')}
        </p>
      )}
      {!fits && (
        <p className={styles.trouble} role="status">
          {t('options.unfit')}
        </p>
      )}
      {invitation.trouble !== null && (
        <p className={styles.trouble} role="alert">
          {invitation.trouble}
        </p>
      )}
    </div>
  );
}
