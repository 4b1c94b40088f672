import { createContext, Fragment, type ReactNode, use } from 'react';
import type { Found } from './search/search.ts';

/** Finds the ranges of a text to highlight. */
export const Highlight = createContext<Found['rangesIn']>(() => []);

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/** Bold, italic and code inside a line, with the search terms highlighted. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  return text.split(MARKS).map((part, i) => {
    const key = `${i}`;
    if (part.startsWith('**'))
      return (
        <b key={key}>
          <Plain text={part.slice(2, -2)} />
        </b>
      );
    if (part.startsWith('*') && part.length > 2)
      return (
        <em key={key}>
          <Plain text={part.slice(1, -1)} />
        </em>
      );
    if (part.startsWith('`'))
      return (
        <code key={key}>
          <Plain text={part.slice(1, -1)} />
        </code>
      );
    return <Plain key={key} text={part} />;
  });
}

function Plain({ text }: { readonly text: string }): ReactNode {
  const highlight = use(Highlight);
  const ranges = highlight(text);
  const ends = [0, ...ranges.map(([, to]) => to)];
  return ends.map((end, i) => {
    const [from, to] = ranges[i] ?? [text.length, text.length];
    return (
      <Fragment key={end}>
        {text.slice(end, from)}
        {from < to && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
