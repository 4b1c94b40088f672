import type { ReactNode } from 'react';
import { momentText, useSeldomText } from '../../../i18n/seldom/texts.ts';
import { keeping } from '../../../tables/remote/keeping.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './AdminPage.module.css';
import { useWatched } from './useWatched.ts';

export function BanList(): ReactNode {
  const { say, locale } = useSeldomText();
  const [bans, look] = useWatched(keeping.bans);
  return (
    <section>
      <h2>{say('admin.bans')}</h2>
      {bans?.length === 0 && <p>{say('admin.bans.none')}</p>}
      <ul className={styles.list}>
        {bans?.map(({ subject, name, until }) => (
          <li key={subject} className={styles.person}>
            <span className={styles.about}>
              <b>{name ?? subject.replace(/^[a-z]+:/, '')}</b>
              <small>
                {until === null ? say('admin.bans.ever') : say('admin.bans.until', { time: momentText(locale, until) })}
              </small>
            </span>
            <Button onClick={() => void keeping.unban(subject).then(look)}>{say('admin.bans.lift')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
