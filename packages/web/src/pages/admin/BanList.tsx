import type { ReactNode } from 'react';
import { formatMoment, useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AdminPage.module.css';
import { usePolled } from './usePolled.ts';

export function BanList(): ReactNode {
  const { say, locale } = useLazyText();
  const [bans, refresh] = usePolled(adminApi.bans);
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
                {until === null
                  ? say('admin.bans.ever')
                  : say('admin.bans.until', { time: formatMoment(locale, until) })}
              </small>
            </span>
            <Button onClick={() => void adminApi.unban(subject).then(refresh)}>{say('admin.bans.lift')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
