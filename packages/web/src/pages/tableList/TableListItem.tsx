import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BoxArt } from '../../art/BoxArt.tsx';
import { GAME_IDS } from '../../games/catalog.ts';
import { useText } from '../../i18n/text.ts';
import { sitterNames } from '../../kit/text/speech.ts';
import type { Sitter } from '../../tableModel/TableSource.ts';
import { cx } from '../../ui/cx.ts';
import styles from './TableList.module.css';

interface TableListItemProps {
  readonly href: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly state: string;
  readonly at: number;
  /** Options and pace. */
  readonly details?: ReactNode;
  /** It waits for me. */
  readonly urgent?: boolean;
  readonly children?: ReactNode;
}

export function TableListItem(props: TableListItemProps): ReactNode {
  const { href, game, sitters, state, at, details, urgent = false, children } = props;
  const { t, locale } = useText();
  const known = GAME_IDS.find((id) => id === game);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li className={cx(styles.line, urgent && styles.urgent)}>
      <Link href={href} className={styles.link}>
        <span className={styles.thumb}>{known && <BoxArt game={known} />}</span>
        <span className={styles.about}>
          <b>{known ? t(`game.${known}`) : game}</b>
          <span>{sitterNames(t, sitters).join(' · ')}</span>
          {details}
          <small>
            {state} · {when}
          </small>
        </span>
      </Link>
      {children}
    </li>
  );
}
