import { colourOf, isUsed, kindOf, type Token, tokenValue } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { COLOURS, Gem } from './gems.tsx';
import { defence, magic, science } from './signs.ts';
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
    case 'defence':
      return <Icon paths={defence} className={styles.sign} />;
    case 'magic-bonus':
      return (
        <span className={styles.bonus}>
          +{tokenValue(token)}
          <Icon paths={magic} className={styles.small} />
        </span>
      );
    case 'circle-bonus':
      return (
        <span className={styles.bonus} style={{ boxShadow: `inset 0 0 0 2px ${COLOURS[colourOf(token)]}` }}>
          +{tokenValue(token)}
        </span>
      );
    case 'eternal':
      return (
        <span className={styles.gem}>
          <Gem colour={colourOf(token)} eternal used={isUsed(token)} />
        </span>
      );
    case 'stored':
      return (
        <span className={styles.gem}>
          <Gem colour={colourOf(token)} />
        </span>
      );
  }
}
