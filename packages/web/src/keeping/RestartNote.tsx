import { type ReactNode, useEffect, useState } from 'react';
import { useDoor } from './door.ts';
import styles from './RestartNote.module.css';
import { momentText, useKeeping } from './texts.ts';

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
