import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { api } from '../tables/remote/api/api.ts';
import { errorText } from '../tables/remote/api/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './DeviceSection.module.css';
import { useSettings } from './settingsStore.ts';

/** Takes a device code or a recovery code and makes this browser that person. */
export function ContinueForm({ code = '' }: { readonly code?: string }): ReactNode {
  const { t } = useText();
  const [typed, setTyped] = useState(code);
  const [trouble, setTrouble] = useState<string | null>(null);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTrouble(null);
    try {
      const { name } = await api.continueAs(typed.trim());
      useSettings.getState().change({ name: /^Guest \d{4}$/.test(name) ? '' : name });
      location.assign('/');
    } catch (error) {
      setTrouble(errorText(t, error as Error));
    }
  };
  return (
    <>
      <form className={styles.enter} onSubmit={(event) => void enter(event)}>
        <TextField
          value={typed}
          maxLength={60}
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
    </>
  );
}
