import type { TextPart } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useZoom } from '../cards/zoom/zoom.ts';
import styles from './Sentence.module.css';

/** What is no longer stays in one line: a die, a number of gems, a name. */
const SHORT = 20;

/** A sentence in which cards can be tapped. They are links, since a button would not break across lines. */
export function Sentence({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  const zoom = useZoom();
  return parts.map((part, i) => {
    const key = `${i}`;
    if (typeof part === 'string') return <span key={key}>{part}</span>;
    if (part.of !== 'card') {
      return (
        <b key={key} className={part.text.length <= SHORT ? styles.whole : undefined}>
          {part.text}
        </b>
      );
    }
    return (
      <a
        key={key}
        href={`#card-${part.id}`}
        className={styles.card}
        onClick={(event) => {
          event.preventDefault();
          zoom.open(part.id);
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && zoom.hover(part.id, event.currentTarget)}
        onPointerLeave={zoom.unhover}
      >
        {part.text}
      </a>
    );
  });
}
