import { type ReactNode, useEffect, useState } from 'react';
import { momentText, useSeldomText } from '../../i18n/seldom/texts.ts';
import { useDoor } from '../../tables/remote/door.ts';
import styles from './RestartNote.module.css';

/** Long enough to be read, and again shortly before. */
const READ_MS = 20_000;
const LAST_CALL_MS = 60_000;

/** Says, above every page, that the server is about to restart. */
export function RestartNote(): ReactNode {
  const { say, locale } = useSeldomText();
  const at = useDoor(({ restartAt }) => restartAt);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    setShown(true);
    if (at === null) return;
    const left = at - Date.now();
    const timers = [
      setTimeout(() => setShown(false), Math.min(left, READ_MS)),
      setTimeout(() => setShown(true), Math.max(0, left - LAST_CALL_MS)),
      setTimeout(() => setShown(false), Math.max(0, left)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [at]);
  if (at === null || !isShown) return null;
  return (
    <p className={styles.note} role="status">
      {say('restart.note', { time: momentText(locale, at) })}
    </p>
  );
}
