import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { api } from '../../tables/remote/api/api.ts';
import { useServer } from '../../tables/remote/polling/useServer.ts';
import { Button } from '../../ui/Button.tsx';
import { copyField } from '../../ui/dom/copyField.ts';
import styles from './InvitePanel.module.css';
import { isLocalhost } from './isLocalhost.ts';

const QrCode = lazy(async () => ({ default: (await import('../../ui/QrCode.tsx')).QrCode }));

interface InvitePanelProps {
  readonly table: string;
  /** Its name. */
  readonly game: string;
}

/** The table's link as text and as a QR code. */
export function InvitePanel({ table, game }: InvitePanelProps): ReactNode {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [chosen, setChosen] = useState(0);
  const isLocal = isLocalhost(location.hostname);
  const home = useServer(async () => (isLocal ? (await api.lanAddresses()).origins : []));
  const origins = home.state === 'there' ? home.value : [];
  const link = `${origins[chosen] ?? location.origin}/t/${table}`;
  const copy = async (): Promise<void> => setCopied(field.current !== null && (await copyField(field.current)));
  /** Opens the system's share sheet; closing it is no error. */
  const share = (): Promise<void> =>
    navigator.share({ title: game, text: t('invite.text', { game }), url: link }).catch(() => undefined);
  return (
    <section className={styles.invite}>
      <h2>{t('invite.title')}</h2>
      <p>{t('invite.hint')}</p>
      {isLocal && home.state !== 'asking' && (
        <p role="note">{t(origins.length > 0 ? 'invite.home' : 'invite.localhost')}</p>
      )}
      {origins.length > 1 && (
        <label className={styles.network}>
          <span>{t('invite.network')}</span>
          <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {origins.map((origin, i) => (
              <option key={origin} value={i}>
                {new URL(origin).host}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.link}>
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={t('invite.link')}
          onFocus={({ target }) => target.select()}
        />
        <Button glyph={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(copied ? 'invite.copied' : 'invite.copy')}
        </Button>
        {'share' in navigator && (
          <Button glyph="open" onClick={() => void share()}>
            {t('invite.share')}
          </Button>
        )}
      </div>
      <Suspense fallback={<div className={styles.qr} />}>
        <div className={styles.qr}>
          <QrCode text={link} label={t('invite.qr')} />
        </div>
      </Suspense>
    </section>
  );
}
