import { type ReactNode, useEffect, useState } from 'react';
import { momentText, useKeeping } from '../../i18n/keeping/texts.ts';
import { useDoor } from '../../tables/remote/door.ts';
import styles from './RestartNote.module.css';

/** Says, above every page, that the server is about to restart. */
export function RestartNote(): ReactNode {
  const { say, locale } = useKeeping();
  const at = useDoor(({ restartAt }) => restartAt);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (at === null) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  if (at === null || isOver) return null;
  return (
    <p className={styles.note} role="status">
      {say('restart.note', { time: momentText(locale, at) })}
    </p>
  );
}
