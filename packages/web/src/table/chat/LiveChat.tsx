import { PHRASES } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import { personName, type TableSpeech } from '../../kit/text/speech.ts';
import type { RemotePart } from '../../tableModel/TableSource.ts';
import { useIsCovered } from '../../ui/dom/covered.ts';

interface LiveChatProps {
  readonly part: Pick<RemotePart, 'chat' | 'me'>;
  readonly speech: TableSpeech;
}

/** Speaks what others say, wherever the reader is: after a dialog, behind which nothing would be heard. */
export function LiveChat({ part: { chat, me }, speech: { t, locale } }: LiveChatProps): ReactNode {
  const [first] = useState(chat.at(-1)?.n ?? -1);
  const [spoken, setSpoken] = useState(chat);
  if (!useIsCovered() && spoken !== chat) setSpoken(chat);
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {spoken
        .filter(({ n, from }) => n > first && from.id !== me)
        .map(({ n, from, phrase, text }) => (
          <p key={n}>
            {t('panel.chat')}, {personName(t, from.name)}: {phrase === null ? text : PHRASES[phrase][locale]}
          </p>
        ))}
    </div>
  );
}
