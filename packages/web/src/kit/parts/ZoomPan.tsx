import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useTable } from '../tableContext.ts';
import { usePinch } from './usePinch.ts';
import styles from './ZoomPan.module.css';

interface ZoomPanProps {
  /** What is seen through it, for those who do not. */
  readonly label: string;
  /** The upper corner of what is seen is free for the buttons; those that do nothing are left out there. */
  readonly hasFreeCorner?: boolean;
  readonly children: ReactNode;
}

/**
 * A map or a pyramid that can be larger than its place: by pinch, wheel, buttons or the keys + − 0; what has the focus stays in sight.
 * The buttons have room of their own, so that they cover nothing.
 */
export function ZoomPan({ label, hasFreeCorner = false, children }: ZoomPanProps): ReactNode {
  const { speech } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const { sight, zoom, reset, onKeyDown, handlers } = usePinch(frame);
  const isWhole = sight.scale === 1;
  return (
    <section className={cx(styles.part, hasFreeCorner && styles.corner)} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.beside}>
        <div ref={frame} className={styles.frame} {...handlers}>
          <div
            className={styles.sheet}
            style={{ transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})` }}
          >
            {children}
          </div>
        </div>
        <div className={styles.tools}>
          <IconButton glyph="plus" label={speech.t('zoom.in')} onClick={() => zoom(1.5)} />
          {!(hasFreeCorner && isWhole) && (
            <>
              <IconButton glyph="minus" label={speech.t('zoom.out')} disabled={isWhole} onClick={() => zoom(1 / 1.5)} />
              <IconButton glyph="whole" label={speech.t('zoom.all')} disabled={isWhole} onClick={reset} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
