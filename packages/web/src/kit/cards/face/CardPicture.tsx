import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Backdrop } from './Backdrop.tsx';
import type { CardFace } from './cardFace.ts';
import tones from './tones.module.css';

/** The silhouette of a card before its sky; half of it in the color of what it counts as besides. */
export function CardPicture({
  face: { art, second },
  className,
}: {
  readonly face: CardFace;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <>
      <Backdrop />
      {second && <span className={cx(tones.half, tones[second.tone])} />}
      <Icon paths={art} className={className} />
    </>
  );
}
