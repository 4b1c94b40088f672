import type { TextPart } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useZoom } from '../cards/zoom.ts';
import styles from './Sentence.module.css';

/** A sentence in which cards can be tapped. */
export function Sentence({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  const zoom = useZoom();
  return parts.map((part, i) => {
    const key = `${i}`;
    if (typeof part === 'string') return <span key={key}>{part}</span>;
    if (part.of !== 'card') return <b key={key}>{part.text}</b>;
    return (
      <button
        key={key}
        type="button"
        className={styles.card}
        onClick={() => zoom.open(part.id)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && zoom.hover(part.id, event.currentTarget)}
        onPointerLeave={zoom.unhover}
      >
        {part.text}
      </button>
    );
  });
}
