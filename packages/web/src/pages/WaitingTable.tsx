import type { TableSummary } from '@regalia/protocol';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import type { StoredTable } from '../tables/local/storedTable.ts';
import { isMyTurn } from '../tables/remote/turn.ts';
import styles from './HomePage.module.css';
import { isRunning, localSitters, localStanding, remoteSitters, remoteStanding } from './standing.ts';
import { TableLine } from './TableLine.tsx';

interface WaitingTableProps {
  readonly remote: readonly TableSummary[];
  readonly local: readonly StoredTable[];
}

/** The table that waits for me, before everything else: people first, then the latest game of this browser. */
export function WaitingTable({ remote, local }: WaitingTableProps): ReactNode {
  const { t, locale } = useText();
  const theirs = remote.find(isMyTurn);
  const mine = local.find(isRunning);
  if (theirs === undefined && mine === undefined) return null;
  const speaker = { t, locale };
  return (
    <ul className={styles.waiting} aria-label={t('tables.waiting')}>
      {theirs !== undefined ? (
        <TableLine
          href={`/t/${theirs.id}`}
          game={theirs.game}
          sitters={remoteSitters(theirs)}
          state={remoteStanding(theirs, speaker)}
          at={theirs.changedAt}
          urgent
        />
      ) : (
        mine && (
          <TableLine
            href={`/local/${mine.id}`}
            game={mine.record.game}
            sitters={localSitters(mine)}
            state={localStanding(mine, speaker)}
            at={mine.changedAt}
            urgent
          />
        )
      )}
    </ul>
  );
}
