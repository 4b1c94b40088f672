import { type ReactNode, useState } from 'react';
import { formatMoment, useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { useText } from '../../i18n/text.ts';
import { api } from '../../tables/remote/api/api.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { useServer } from '../../tables/remote/polling/useServer.ts';
import { Button } from '../../ui/Button.tsx';
import { RecoveryCodeCard } from './RecoveryCodeCard.tsx';
import styles from './RecoveryMaker.module.css';

/** Makes a recovery code, or replaces it. */
export function RecoveryMaker(): ReactNode {
  const { t } = useText();
  const { say, locale } = useLazyText();
  const [code, setCode] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const status = useServer(api.recoveryStatus);
  const createdAt = status.state === 'there' ? status.value.createdAt : null;
  const make = async (): Promise<void> => {
    setTrouble(null);
    try {
      await api.me();
      setCode((await api.makeRecoveryCode()).code);
    } catch (error) {
      setTrouble(errorText(t, error as Error));
    }
  };
  return (
    <div className={styles.maker}>
      <p>{say('recovery.hint')}</p>
      {code !== null ? (
        <RecoveryCodeCard code={code} />
      ) : (
        <>
          {createdAt !== null && <p>{say('recovery.made', { date: formatMoment(locale, createdAt) })}</p>}
          <Button onClick={() => void make()}>{say(createdAt === null ? 'recovery.make' : 'recovery.replace')}</Button>
        </>
      )}
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
