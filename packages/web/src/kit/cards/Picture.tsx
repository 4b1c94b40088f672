import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Look } from './look.ts';
import { Scene } from './Scene.tsx';
import tones from './tones.module.css';

/** The silhouette of a card before its sky; half of it in the color of what it counts as besides. */
export function Picture({
  look: { art, second },
  className,
}: {
  readonly look: Look;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <>
      <Scene />
      {second && <span className={cx(tones.half, tones[second.tone])} />}
      <Icon paths={art} className={className} />
    </>
  );
}
