import { memo, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { CardFace } from './cardFace.ts';
import styles from './Tiny.module.css';
import tones from './tones.module.css';

/** A card with room only for its picture. */
export const Tiny = memo(function Tiny({ face: { tone, art } }: { readonly face: CardFace }): ReactNode {
  return (
    <span className={cx(styles.tiny, tones[tone])}>
      <Icon paths={art} className={styles.picture} />
    </span>
  );
});
