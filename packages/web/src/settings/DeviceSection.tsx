import type { DeviceCode } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { api } from '../tables/remote/api/api.ts';
import { errorText } from '../tables/remote/api/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { ContinueForm } from './ContinueForm.tsx';
import styles from './DeviceSection.module.css';

/** Links another device to the same player: shows a code, or takes one. */
export function DeviceSection(): ReactNode {
  const { t, locale } = useText();
  const [shown, setShown] = useState<DeviceCode | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const show = async (): Promise<void> => {
    setTrouble(null);
    try {
      await api.me();
      setShown(await api.makeCode());
    } catch (error) {
      setTrouble(errorText(t, error as Error));
    }
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
        <Button onClick={() => void show()}>{t('device.show')}</Button>
      )}
      <ContinueForm />
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
