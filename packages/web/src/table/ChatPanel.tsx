import { PHRASE_KEYS, PHRASES } from '@regalia/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { RemoteActions, RemotePart } from '../tables/table.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChatPanel.module.css';
import { personName, type TableSpeech } from './speech.ts';

interface ChatPanelProps {
  readonly remote: RemoteActions;
  readonly part: RemotePart;
  readonly speech: TableSpeech;
  readonly canSpeak: boolean;
}

export function ChatPanel({ remote, part, speech, canSpeak }: ChatPanelProps): ReactNode {
  const { t, locale } = speech;
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void remote.say(text.trim()).then(() => setText(''));
  };
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol className={styles.lines} tabIndex={0} aria-label={t('panel.chat')} aria-live="polite">
        {part.chat.map((line) => (
          <li key={line.n}>
            <b>{personName(t, line.from.name)}</b> {line.phrase === null ? line.text : PHRASES[line.phrase][locale]}
          </li>
        ))}
        {part.chat.length === 0 && <li className={styles.empty}>{t('chat.empty')}</li>}
      </ol>
      {canSpeak && (
        <>
          <ul className={styles.phrases}>
            {PHRASE_KEYS.map((key) => (
              <li key={key}>
                <button type="button" onClick={() => void remote.phrase(key)}>
                  {PHRASES[key][locale]}
                </button>
              </li>
            ))}
          </ul>
          <form className={styles.form} onSubmit={send}>
            <input
              value={text}
              maxLength={300}
              onChange={(event) => setText(event.target.value)}
              aria-label={t('chat.write')}
              placeholder={t('chat.write')}
            />
            <Button type="submit">{t('chat.send')}</Button>
          </form>
        </>
      )}
    </div>
  );
}
