import type { ReactNode } from 'react';
import styles from './LeaveDialog.module.css';

/** Below the ways out of a table: why the one that was chosen came to nothing. */
export function ErrorLine({ trouble }: { readonly trouble: string | null }): ReactNode {
  if (trouble === null) return null;
  return (
    <p className={styles.trouble} role="alert">
      {trouble}
    </p>
  );
}
