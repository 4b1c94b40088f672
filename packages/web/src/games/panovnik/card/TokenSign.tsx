import { colorOf, isUsed, kindOf, type Token, tokenValue } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { COLORS, Gem } from '../gems/gems.tsx';
import { defense, magic, science } from './signs.ts';
import styles from './TokenSign.module.css';

/** A token on a card of a pyramid. */
export function TokenSign({ token }: { readonly token: Token }): ReactNode {
  const kind = kindOf(token);
  switch (kind) {
    case 'points':
      return <span className={styles.points}>{tokenValue(token)}</span>;
    case 'magic':
      return <Icon paths={magic} className={styles.sign} />;
    case 'science':
      return <Icon paths={science} className={styles.sign} />;
    case 'defense':
      return <Icon paths={defense} className={styles.sign} />;
    case 'magic-bonus':
      return (
        <span className={styles.bonus}>
          +{tokenValue(token)}
          <Icon paths={magic} className={styles.small} />
        </span>
      );
    case 'circle-bonus':
      return (
        <span className={styles.bonus} style={{ boxShadow: `inset 0 0 0 2px ${COLORS[colorOf(token)]}` }}>
          +{tokenValue(token)}
        </span>
      );
    case 'eternal':
      return (
        <span className={styles.gem}>
          <Gem color={colorOf(token)} eternal used={isUsed(token)} />
        </span>
      );
    case 'stored':
      return (
        <span className={styles.gem}>
          <Gem color={colorOf(token)} />
        </span>
      );
  }
}
