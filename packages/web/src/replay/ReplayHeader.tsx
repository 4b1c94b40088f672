import type { Viewer } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { ReplayActions, TableSnapshot } from '../tableModel/TableSource.ts';
import { IconButton } from '../ui/Button.tsx';
import styles from './ReplayHeader.module.css';

interface ReplayHeaderProps {
  readonly actions: ReplayActions;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
}

/** Back to the table, and through whose eyes the game is seen. */
export function ReplayHeader({ actions, snapshot, speech: { t, nameOf } }: ReplayHeaderProps): ReactNode {
  return (
    <header className={styles.head}>
      <IconButton glyph="back" label={t('replay.close')} onClick={actions.leave} />
      <h1>{t('replay.title')}</h1>
      <label className={styles.viewer}>
        <span>{t('replay.viewer')}</span>
        <select
          aria-label={t('replay.viewer')}
          value={String(snapshot.viewer)}
          onChange={({ target }) => actions.setViewer(parseViewer(target.value))}
        >
          <option value="judge">{t('replay.judge')}</option>
          <option value="spectator">{t('replay.spectator')}</option>
          {snapshot.sitters.map(({ seat }) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

function parseViewer(value: string): Viewer {
  return value === 'judge' || value === 'spectator' ? value : Number(value);
}
