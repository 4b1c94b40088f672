import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './Choosable.module.css';
import { type ChoosableProps, useChoosable } from './useChoosable.ts';

interface ButtonProps extends ChoosableProps {
  readonly className?: string | undefined;
  /** Under which name it slides to where it lies next; left out, it does not. */
  readonly motion?: string | undefined;
  /** The `data-place` it comes from when it appears and was hidden before. */
  readonly from?: string | undefined;
  /** Whether it shows how often it is marked; false where that stands elsewhere. */
  readonly showsTimes?: boolean;
  readonly children: ReactNode;
}

/** Anything on the table that a question can be about: it glows when it is offered and shows its number when it is marked. */
export function Choosable({ className, motion, from, showsTimes = true, children, ...option }: ButtonProps): ReactNode {
  const { number, numberName, times, props } = useChoosable(option);
  return (
    <button type="button" {...props} className={cx(styles.choosable, className)} data-motion={motion} data-from={from}>
      {children}
      {number !== null && <span className={styles.number}>{number}</span>}
      {numberName && <span className={styles.ribbon}>{numberName}</span>}
      {showsTimes && times > 1 && <span className={styles.ribbon}>×{times}</span>}
    </button>
  );
}

interface ShapeProps extends ChoosableProps {
  readonly className?: string | undefined;
  readonly transform?: string | undefined;
  readonly children: ReactNode;
}

/** The same inside a drawing: a hex of a map, a place in a pyramid. */
export function ChoosableShape({ className, transform, children, ...option }: ShapeProps): ReactNode {
  const { marked, props } = useChoosable(option);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      role="button"
      tabIndex={0}
      {...props}
      className={cx(styles.shape, className)}
      transform={transform}
      onKeyDown={(event) => {
        props.onKeyDown(event);
        // Enter on what is marked sends the answer, as everywhere.
        if (event.key !== ' ' && (event.key !== 'Enter' || marked)) return;
        event.preventDefault();
        props.onClick();
      }}
    >
      {children}
    </g>
  );
}
