import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: ReactNode;
  /** Said below what is chosen or written. */
  readonly hint?: string | undefined;
  /** The label is for those who do not see what it belongs to. */
  readonly isUnseen?: boolean;
  /** What is chosen or written: an `input` or a `select`. */
  readonly children: ReactNode;
}

/** Something to choose or to write, and what it is called. */
export function Field({ label, hint, isUnseen = false, children }: FieldProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={styles.field}>
      <span className={isUnseen ? 'visually-hidden' : undefined}>{label}</span>
      {children}
      {hint !== undefined && <span>{hint}</span>}
    </label>
  );
}
