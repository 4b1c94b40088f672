import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import type { Section } from './book/book.ts';
import styles from './contents.module.css';

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly lang: string;
  /** The section being read. */
  readonly current: string | undefined;
  readonly onJump: (section: string) => void;
}

/** The chapters beside the book. */
export function ContentsList({ sections, lang, current, onJump }: ContentsProps): ReactNode {
  const { t } = useText();
  const list = useRef<HTMLElement>(null);
  // The list follows the reader.
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (button) list.current?.scrollTo({ top: button.offsetTop - list.current.clientHeight / 2 });
  }, [current]);
  return (
    <nav ref={list} className={styles.list} aria-label={t('rules.chapters')}>
      <ul lang={lang}>
        {sections.map(({ id, level, title }) => (
          <li key={id} data-level={level}>
            <button type="button" aria-current={id === current || undefined} onClick={() => onJump(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chapters where there is no room beside the book. */
export function ContentsMenu({ sections, lang, current, onJump }: ContentsProps): ReactNode {
  const { t } = useText();
  return (
    <select
      className={styles.menu}
      aria-label={t('rules.chapters')}
      lang={lang}
      value={current ?? ''}
      onChange={(event) => onJump(event.target.value)}
    >
      {sections.map(({ id, level, title }) => (
        <option key={id} value={id}>
          {level > 2 ? `\u2003${title}` : title}
        </option>
      ))}
    </select>
  );
}
