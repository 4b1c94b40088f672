import { type FormEvent, type ReactNode, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { useTitle } from '../app/useTitle.ts';
import type { LazyKey } from '../i18n/lazyTexts/lazyTexts.ts';
import { useLazyText } from '../i18n/lazyTexts/useLazyText.ts';
import { useText } from '../i18n/text.ts';
import { adminApi } from '../tables/remote/api/adminApi.ts';
import { ServerRefusal } from '../tables/remote/api/call.ts';
import { errorText } from '../tables/remote/api/errorText.ts';
import { useServerStatus } from '../tables/remote/api/serverStatus.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ClubPage.module.css';

const TROUBLES: Readonly<Record<string, LazyKey>> = { 'bad-code': 'club.wrong', 'too-many': 'club.slow' };

/** Asks for the password of a private server. Without it, play on this device still works. */
export function ClubPage(): ReactNode {
  const { t } = useText();
  const { say } = useLazyText();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  useTitle(say('club.title'));
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await adminApi.enterClub(typed);
      location.reload();
    } catch (error) {
      const key = error instanceof ServerRefusal ? TROUBLES[error.code] : undefined;
      setTrouble(key === undefined ? errorText(t, error as Error) : say(key));
    }
  };
  return (
    <>
      <Header />
      <main className={styles.club}>
        <h1>{say('club.title')}</h1>
        <p>{say('club.hint')}</p>
        <form onSubmit={(event) => void enter(event)}>
          <TextField
            type="password"
            value={typed}
            maxLength={200}
            autoComplete="current-password"
            aria-label={say('club.password')}
            placeholder={say('club.password')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="main" disabled={typed.trim() === ''}>
            {say('club.enter')}
          </Button>
        </form>
        {trouble && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        <Button variant="quiet" onClick={() => useServerStatus.setState({ isSkipped: true })}>
          {say('club.alone')}
        </Button>
      </main>
    </>
  );
}
