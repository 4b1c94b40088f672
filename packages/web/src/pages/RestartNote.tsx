import { type ReactNode, useEffect, useState } from 'react';
import { formatMoment, useLazyText } from '../i18n/lazyTexts/useLazyText.ts';
import { useServerStatus } from '../tables/remote/api/serverStatus.ts';
import styles from './RestartNote.module.css';

/** Shown long enough to be read, and again shortly before the restart. */
const READ_MS = 20_000;
const LAST_CALL_MS = 60_000;

/** Announces a planned restart above every page. */
export function RestartNote(): ReactNode {
  const { say, locale } = useLazyText();
  const at = useServerStatus(({ restartAt }) => restartAt);
  /** The restart whose note is hidden at the moment. */
  const [hidden, setHidden] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const left = at - Date.now();
    const timers = [
      setTimeout(() => setHidden(at), Math.min(left, READ_MS)),
      setTimeout(() => setHidden(null), Math.max(0, left - LAST_CALL_MS)),
      setTimeout(() => setHidden(at), Math.max(0, left)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [at]);
  if (at === null || at === hidden) return null;
  return (
    <p className={styles.note} role="status">
      {say('restart.note', { time: formatMoment(locale, at) })}
    </p>
  );
}
