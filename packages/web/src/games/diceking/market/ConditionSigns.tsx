import type { Condition } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { DieFace } from '../dice/Die.tsx';
import styles from './ConditionSigns.module.css';

interface ConditionProps {
  readonly condition: Condition;
  /** Where there is little room: numbers instead of as many dice. */
  readonly compact?: boolean;
}

/** What dice must show, in signs: the sentence beside it says the same. */
export function ConditionSigns({ condition, compact = false }: ConditionProps): ReactNode {
  return (
    <span className={styles.signs} aria-hidden="true">
      {compact ? counted(condition) : drawn(condition)}
    </span>
  );
}

function counted(condition: Condition): ReactNode {
  switch (condition.kind) {
    case 'color':
      return condition.needs.map((n, color) =>
        n === 0 ? null : (
          <span key={`${color}`} className={styles.group}>
            <b className={styles.sum}>{n}</b>
            <Small color={color} shown={null} />
          </span>
        ),
      );
    case 'number':
      return condition.needs.map((n, i) =>
        n === 0 ? null : (
          <span key={`${i}`} className={styles.group}>
            {n > 1 && <b className={styles.sum}>{n}</b>}
            <Small color={null} shown={i + 1} />
          </span>
        ),
      );
    case 'group':
      return condition.sizes.map((size, i) => (
        <b key={`${i}`} className={styles.sum}>
          {size}
          {'ABCDEF'[i]}
        </b>
      ));
    case 'straight':
      return (
        <span className={styles.group}>
          <b className={styles.sum}>{condition.length}</b>
          <span className={cx(styles.stair, styles.few)}>
            {[0, 1, 2].map((i) => (
              <Small key={i} color={null} shown={null} />
            ))}
          </span>
        </span>
      );
    default:
      return drawn(condition);
  }
}

function drawn(condition: Condition): ReactNode {
  switch (condition.kind) {
    case 'color':
      return condition.row.map((color, i) => <Small key={`${i}`} color={color} shown={null} />);
    case 'number':
      return condition.row.map((shown, i) => <Small key={`${i}`} color={null} shown={shown} />);
    case 'group':
      return condition.sizes.map((size, i) => (
        <span key={`${i}`} className={styles.group}>
          {Array.from({ length: size }, (_, die) => (
            <span key={`${die}`} className={styles.small}>
              <DieFace color={null} shown={null} />
              <b className={styles.letter}>{'ABCDEF'[i]}</b>
            </span>
          ))}
        </span>
      ));
    case 'sum':
      return <b className={styles.sum}>Σ ≥ {condition.least}</b>;
    case 'colorSum':
      return (
        <>
          <Small color={condition.color} shown={null} />
          <b className={styles.sum}>≥ {condition.least}</b>
        </>
      );
    case 'colorOrder':
      return condition.order.map((color, i) => (
        <span key={color} className={styles.group}>
          {i > 0 && <b className={styles.sum}>&gt;</b>}
          <Small color={color} shown={null} />
        </span>
      ));
    case 'straight':
      return (
        <span className={styles.stair}>
          {Array.from({ length: condition.length }, (_, i) => (
            <Small key={`${i}`} color={null} shown={null} />
          ))}
        </span>
      );
  }
}

function Small({ color, shown }: { readonly color: number | null; readonly shown: number | null }): ReactNode {
  return (
    <span className={styles.small}>
      <DieFace color={color} shown={shown} />
    </span>
  );
}
