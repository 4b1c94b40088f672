import type { ReactNode } from 'react';
import { formatMoment, useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import { noteRestart } from '../../tables/remote/api/serverStatus.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AdminPage.module.css';
import { usePolled } from './usePolled.ts';

const MINUTES = [1, 5, 15, 60];

async function announce(minutes: number | null): Promise<void> {
  await adminApi.announce(minutes);
  noteRestart(minutes === null ? null : Date.now() + minutes * 60_000);
}

/** Announces a restart, so that games can be finished before it. */
export function RestartForm(): ReactNode {
  const { say, locale } = useLazyText();
  const [load, refresh] = usePolled(adminApi.load);
  const isPlanned = load !== null && load.restartAt !== null && load.restartAt > load.now;
  return (
    <section>
      <h2>{say('admin.restart')}</h2>
      <p>
        {isPlanned
          ? say('admin.restart.planned', { time: formatMoment(locale, load.restartAt as number) })
          : say('admin.restart.hint')}
      </p>
      <div className={styles.row}>
        {MINUTES.map((minutes) => (
          <Button key={minutes} onClick={() => void announce(minutes).then(refresh)}>
            {say('admin.restart.in', { minutes })}
          </Button>
        ))}
        {isPlanned && <Button onClick={() => void announce(null).then(refresh)}>{say('admin.restart.cancel')}</Button>}
      </div>
    </section>
  );
}
