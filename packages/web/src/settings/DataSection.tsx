import type { SessionInfo } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import { formatMoment, useLazyText } from '../i18n/lazyTexts/useLazyText.ts';
import { useText } from '../i18n/text.ts';
import { adminApi } from '../tables/remote/api/adminApi.ts';
import { errorText } from '../tables/remote/api/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { saveJson } from '../ui/dom/saveJson.ts';
import styles from './DataSection.module.css';
import { useSettings } from './settingsStore.ts';

/** Lists the player's devices; exports or erases their data. */
export function DataSection(): ReactNode {
  const { t } = useText();
  const { say } = useLazyText();
  const [sessions, setSessions] = useState<readonly SessionInfo[] | null>(null);
  const [isSure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>): void => {
    setTrouble(null);
    work().catch((error: Error) => setTrouble(errorText(t, error)));
  };
  const look = async (): Promise<void> => setSessions(await adminApi.sessions());
  const end = async ({ id, isThis }: SessionInfo): Promise<void> => {
    await adminApi.endSession(id);
    if (isThis) location.assign('/');
    else await look();
  };
  const erase = async (): Promise<void> => {
    await adminApi.erase();
    useSettings.getState().change({ name: '' });
    location.assign('/');
  };
  return (
    <section className={styles.data}>
      <h3>{say('data.title')}</h3>
      <p>{say('data.hint')}</p>
      {sessions === null ? (
        <Button onClick={() => attempt(look)}>{say('data.show')}</Button>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => attempt(() => end(session))} />
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <Button onClick={() => attempt(saveData)}>{say('data.save')}</Button>
        {!isSure && (
          <Button glyph="trash" onClick={() => setSure(true)}>
            {say('data.erase')}
          </Button>
        )}
      </div>
      {isSure && (
        <div className={styles.sure} role="alert">
          <p>{say('data.erase.sure')}</p>
          <div className={styles.acts}>
            <Button variant="danger" onClick={() => attempt(erase)}>
              {say('data.erase.yes')}
            </Button>
            <Button onClick={() => setSure(false)}>{say('data.keep')}</Button>
          </div>
        </div>
      )}
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

interface SessionLineProps {
  readonly session: SessionInfo;
  readonly onEnd: () => void;
}

function SessionLine({ session, onEnd }: SessionLineProps): ReactNode {
  const { say, locale } = useLazyText();
  const { isThis, createdAt, seenAt } = session;
  const [since, seen] = [formatMoment(locale, createdAt), formatMoment(locale, seenAt)];
  return (
    <li>
      <span>
        <b>{say(isThis ? 'data.this' : 'data.other')}</b>
        <small>{say('data.seen', { since, seen })}</small>
      </span>
      <Button
        onClick={onEnd}
        aria-label={`${say('data.end.label')}: ${say(isThis ? 'data.this' : 'data.other')}, ${since}`}
      >
        {say('data.end')}
      </Button>
    </li>
  );
}

async function saveData(): Promise<void> {
  saveJson(await adminApi.personalData(), 'regalia-my-data.json');
}
