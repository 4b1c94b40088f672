import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { personName, type TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { api } from '../../tables/remote/api/api.ts';
import { useServer } from '../../tables/remote/polling/useServer.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ConsentBar.module.css';

interface RematchCallProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  /** The table that goes on after this one. */
  readonly next: string;
  readonly speech: TableSpeech;
}

/** Somebody has opened the next table: says who, and leads there. Hidden from the one who did. */
export function RematchOffer({ table, snapshot, next, speech: { t, nameOf } }: RematchCallProps): ReactNode {
  const [, go] = useLocation();
  const answered = useServer(() => api.info(next), next);
  if (answered.state !== 'there' || answered.value.phase === 'over') return null;
  const { host } = answered.value;
  const seats = snapshot.remote?.info.seats ?? [];
  const asker = seats.find(({ person }) => person?.id === host.id);
  if (asker !== undefined && asker.seat === snapshot.viewer) return null;
  const name = asker === undefined ? personName(t, host.name) : nameOf(asker.seat);
  const isSeated = snapshot.viewer !== 'spectator';
  const join = async (): Promise<void> => {
    // A player who comes too late for a seat can still watch.
    go(isSeated ? await table.rematch().catch(() => `/t/${next}`) : `/t/${next}`);
  };
  return (
    <section className={styles.bar} role="alert">
      <p>{t('rematch.asked', { name })}</p>
      <Button variant="main" glyph="again" onClick={() => void join()}>
        {t(isSeated ? 'rematch.join' : 'rematch.watch')}
      </Button>
    </section>
  );
}
