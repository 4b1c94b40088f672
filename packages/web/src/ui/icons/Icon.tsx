import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/**
 * A drawing from game-icons.net; decoration unless the parent names it.
 * All of it lies inside its box, so it needs no clip, which would cost at every frame.
 */
export function Icon({
  paths,
  className,
}: {
  readonly paths: readonly string[];
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg
      viewBox="0 0 512 512"
      overflow="visible"
      className={className ?? styles.icon}
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((d) => (
        <path key={d} d={d} fill="currentColor" />
      ))}
    </svg>
  );
}
