import { type FormEvent, type ReactNode, useState } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { useText } from '../../i18n/text.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import { ServerRefusal } from '../../tables/remote/api/call.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AdminPage.module.css';

export function TokenForm({ onIn }: { readonly onIn: () => void }): ReactNode {
  const { t } = useText();
  const { say } = useLazyText();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await adminApi.enter(typed);
      onIn();
    } catch (error) {
      const isWrong = error instanceof ServerRefusal && error.code === 'bad-token';
      setTrouble(isWrong ? say('admin.wrong') : errorText(t, error as Error));
    }
  };
  return (
    <form className={styles.row} onSubmit={(event) => void enter(event)}>
      <TextField
        type="password"
        value={typed}
        maxLength={200}
        autoComplete="off"
        aria-label={say('admin.token')}
        placeholder={say('admin.token')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="main" disabled={typed.trim() === ''}>
        {say('admin.enter')}
      </Button>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}
