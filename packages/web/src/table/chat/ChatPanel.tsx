import { PHRASE_KEYS, PHRASES } from '@regalia/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { personName, type TableSpeech } from '../../kit/text/speech.ts';
import type { RemoteActions, RemotePart } from '../../tableModel/TableSource.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ChatPanel.module.css';
import { GuestList } from './GuestList.tsx';

interface ChatPanelProps {
  readonly remote: RemoteActions;
  readonly part: RemotePart;
  readonly speech: TableSpeech;
  readonly canSpeak: boolean;
}

export function ChatPanel({ remote, part, speech, canSpeak }: ChatPanelProps): ReactNode {
  const { t, locale } = speech;
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const lines = useRef<HTMLOListElement>(null);
  const count = part.chat.length;
  // A new line is the reason.
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [count]);
  /** What could not be sent stays in the box. */
  const deliver = async (work: Promise<void>, done: () => void): Promise<void> => {
    setSending(true);
    setTrouble(null);
    await work.then(done, (error) => setTrouble(errorText(t, error)));
    setSending(false);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !sending) void deliver(remote.say(text.trim()), () => setText(''));
  };
  return (
    <div className={styles.chat}>
      {part.me === part.info.host.id && <GuestList remote={remote} part={part} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={lines} className={styles.lines} tabIndex={0} aria-label={t('panel.chat')}>
        {part.chat.map((line) => (
          <li key={line.n}>
            <b>{personName(t, line.from.name)}</b>{' '}
            <bdi>{line.phrase === null ? line.text : PHRASES[line.phrase][locale]}</bdi>
          </li>
        ))}
        {part.chat.length === 0 && <li className={styles.empty}>{t('chat.empty')}</li>}
      </ol>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      {canSpeak && (
        <>
          <ul className={styles.phrases}>
            {PHRASE_KEYS.map((key) => (
              <li key={key}>
                <button
                  type="button"
                  disabled={sending}
                  onClick={() => void deliver(remote.phrase(key), () => undefined)}
                >
                  {PHRASES[key][locale]}
                </button>
              </li>
            ))}
          </ul>
          <form className={styles.form} onSubmit={send}>
            <TextField
              value={text}
              maxLength={300}
              readOnly={sending}
              onChange={(event) => setText(event.target.value)}
              aria-label={t('chat.write')}
              placeholder={t('chat.write')}
            />
            <Button type="submit" disabled={sending}>
              {t(sending ? 'sending' : 'chat.send')}
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
