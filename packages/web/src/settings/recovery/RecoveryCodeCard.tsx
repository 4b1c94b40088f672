import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { Button } from '../../ui/Button.tsx';
import { copyField } from '../../ui/dom/copyField.ts';
import styles from './RecoveryCodeCard.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../ui/QrCode.tsx')).QrCode }));

/** A recovery code to copy, scan or print. It cannot be shown again. */
export function RecoveryCodeCard({ code }: { readonly code: string }): ReactNode {
  const { say } = useLazyText();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(field.current !== null && (await copyField(field.current)));
  return (
    <div className={styles.recovery}>
      <div className={styles.printed}>
        <p className={styles.title}>{say('recovery.print.title', { site: location.host })}</p>
        <input
          ref={field}
          className={styles.code}
          readOnly
          value={code}
          aria-label={say('recovery.title')}
          onFocus={({ target }) => target.select()}
        />
        <Suspense fallback={<div className={styles.qr} />}>
          <div className={styles.qr}>
            <QrCode text={recoveryLink(code)} label={say('recovery.qr')} />
          </div>
        </Suspense>
        <p>{say('recovery.secret')}</p>
      </div>
      <div className={styles.actions}>
        <Button glyph={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {say(isCopied ? 'recovery.copied' : 'recovery.copy')}
        </Button>
        <Button onClick={() => window.print()}>{say('recovery.print')}</Button>
      </div>
      <p role="status">{say('recovery.once')}</p>
    </div>
  );
}

/** The code follows `#`, so that it is never sent or logged as part of an address. */
function recoveryLink(code: string): string {
  return `${location.origin}/recover#${code}`;
}
