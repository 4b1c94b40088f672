import type { DeviceCode } from '@regalia/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { api } from '../tables/remote/api.ts';
import { errorText } from '../tables/remote/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './DeviceSection.module.css';
import { useSettings } from './settingsStore.ts';

/** Links another device to the same player: shows a code, or takes one. */
export function DeviceSection(): ReactNode {
  const { t, locale } = useText();
  const [shown, setShown] = useState<DeviceCode | null>(null);
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setTrouble(null);
    await work().catch((error: Error) => setTrouble(errorText(t, error)));
  };
  const show = async (): Promise<void> => {
    await api.me();
    setShown(await api.makeCode());
  };
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await attempt(async () => {
      const { name } = await api.continueAs(typed.trim());
      useSettings.getState().change({ name: /^Guest \d{4}$/.test(name) ? '' : name });
      location.assign('/');
    });
  };
  const until = shown && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(shown.expiresAt);
  return (
    <section className={styles.device}>
      <h3>{t('device')}</h3>
      <p>{t('device.hint')}</p>
      {shown && until ? (
        <p role="status">
          <output className={styles.code}>{shown.code}</output>
          {t('device.use', { time: until })}
        </p>
      ) : (
        <Button onClick={() => void attempt(show)}>{t('device.show')}</Button>
      )}
      <form className={styles.enter} onSubmit={(event) => void enter(event)}>
        <TextField
          value={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-label={t('device.enter')}
          placeholder={t('device.enter')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={typed.trim().length < 4}>
          {t('device.go')}
        </Button>
      </form>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
