import { createContext, Fragment, type ReactNode, use } from 'react';
import { placesOf } from './words.ts';

/** The words that the reader is looking for. */
export const SearchedWords = createContext<readonly string[]>([]);

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/** Bold, italic and code inside a line, with the words that were looked for marked. */
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
  const places = placesOf(text, use(SearchedWords));
  const ends = [0, ...places.map(([, to]) => to)];
  return ends.map((end, i) => {
    const [from, to] = places[i] ?? [text.length, text.length];
    return (
      <Fragment key={end}>
        {text.slice(end, from)}
        {from < to && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
