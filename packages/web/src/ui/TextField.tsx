import type { ComponentProps, ReactNode } from 'react';
import styles from './TextField.module.css';

/** A line to write into; how wide it is, its place says. */
export function TextField(props: ComponentProps<'input'>): ReactNode {
  return <input className={styles.field} {...props} />;
}
