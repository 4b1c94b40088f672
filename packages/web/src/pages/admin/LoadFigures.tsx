import type { ReactNode } from 'react';
import type { LazyKey } from '../../i18n/lazyTexts/lazyTexts.ts';
import { formatMoment, useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import styles from './AdminPage.module.css';
import { usePolled } from './usePolled.ts';

export function LoadFigures(): ReactNode {
  const { say, locale } = useLazyText();
  const [load] = usePolled(adminApi.load);
  if (load === null) return null;
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const figures: readonly (readonly [LazyKey, string])[] = [
    ['admin.load.people', number.format(load.people)],
    ['admin.load.sockets', number.format(load.sockets)],
    ['admin.load.tables', number.format(load.tablesAwake)],
    ['admin.load.answers', number.format(load.answers)],
    ['admin.load.busy', share.format(load.busy)],
    ['admin.load.memory', `${number.format(Math.round(load.memory / 2 ** 20))} MB`],
    ['admin.load.since', formatMoment(locale, load.startedAt)],
  ];
  return (
    <section>
      <h2>{say('admin.load')}</h2>
      <dl className={styles.figures}>
        {figures.map(([key, figure]) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
