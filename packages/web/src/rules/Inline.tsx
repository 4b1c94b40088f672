import type { ReactNode } from 'react';

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/** Bold, italic and code inside a line. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  return text.split(MARKS).map((part, i) => {
    const key = `${i}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return part;
  });
}
