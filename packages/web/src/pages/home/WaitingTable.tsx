import type { TableSummary } from '@regalia/protocol';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { StoredTable } from '../../tables/local/storedTable.ts';
import { isMyTurn } from '../../tables/remote/isMyTurn.ts';
import { TableListItem } from '../tableList/TableListItem.tsx';
import { isRunning, localSitters, localStatus, remoteSitters, remoteStatus } from '../tableList/tableStatus.ts';
import styles from './HomePage.module.css';

interface WaitingTableProps {
  readonly remote: readonly TableSummary[];
  readonly local: readonly StoredTable[];
}

/** The table that waits for me most: one with people first, then this browser's latest game. */
export function WaitingTable({ remote, local }: WaitingTableProps): ReactNode {
  const { t, locale } = useText();
  const theirs = remote.find(isMyTurn);
  const mine = local.find(isRunning);
  if (theirs === undefined && mine === undefined) return null;
  const speaker = { t, locale };
  return (
    <ul className={styles.waiting} aria-label={t('tables.waiting')}>
      {theirs !== undefined ? (
        <TableListItem
          href={`/t/${theirs.id}`}
          game={theirs.game}
          sitters={remoteSitters(theirs)}
          state={remoteStatus(theirs, speaker)}
          at={theirs.changedAt}
          urgent
        />
      ) : (
        mine && (
          <TableListItem
            href={`/local/${mine.id}`}
            game={mine.record.game}
            sitters={localSitters(mine)}
            state={localStatus(mine, speaker)}
            at={mine.changedAt}
            urgent
          />
        )
      )}
    </ul>
  );
}
