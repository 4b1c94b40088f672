import type { TableInfo } from '@regalia/protocol';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Header } from '../app/Header.tsx';
import { useText } from '../i18n/text.ts';
import { Jewel } from '../table/Jewel.tsx';
import { sitterName, useTableSpeech } from '../table/speech.ts';
import { USUAL_BOT } from '../tables/local/playNow.ts';
import type { RemoteTable } from '../tables/remote/RemoteTable.ts';
import type { Sitter, TableSnapshot } from '../tables/table.ts';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import styles from './Gathering.module.css';
import { paceText } from './paces.ts';
import { isThisMachine } from './reach.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

interface GatheringProps {
  readonly table: RemoteTable;
  readonly snapshot: TableSnapshot;
  readonly info: TableInfo;
}

/** Before the game: who sits where, and the link that brings the others. */
export function Gathering({ table, snapshot, info }: GatheringProps): ReactNode {
  const { t } = useText();
  const speech = useTableSpeech(table.game, snapshot.sitters);
  const [, go] = useLocation();
  const [copied, setCopied] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const link = `${location.origin}/t/${table.id}`;
  const { viewer } = snapshot;
  const isHere = viewer !== 'spectator';
  const isHost = isHere && info.seats[viewer]?.person?.id === info.host.id;
  const isAlone = isHost && info.seats.every(({ seat, person }) => person === null || seat === viewer);
  const hasRoom = snapshot.sitters.some(({ kind }) => kind === 'open');
  const attempt = (work: Promise<void>): void => {
    work.catch((error: Error) => setTrouble(error.message));
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link);
    setCopied(true);
  };
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{speech.text('game.name')}</h1>
        <p className={styles.status} role="status">
          {hasRoom ? t('gathering.waiting') : t('gathering.starting')}
        </p>
        <p className={styles.pace}>
          <Glyph name="clock" />
          {t('pace')}: {paceText(info.pace, t)}
        </p>
        <ul className={styles.seats}>
          {snapshot.sitters.map((sitter) => (
            <li key={sitter.seat}>
              <Jewel seat={sitter.seat} />
              <span className={styles.name}>{sitterName(t, sitter)}</span>
              <SeatAction
                sitter={sitter}
                table={table}
                isMe={viewer === sitter.seat}
                isHere={isHere}
                isHost={isHost}
                attempt={attempt}
              />
            </li>
          ))}
        </ul>
        {trouble && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        {isHere && hasRoom && (
          <section className={styles.invite}>
            <h2>{t('invite.title')}</h2>
            <p>{t('invite.hint')}</p>
            {isThisMachine(location.hostname) && <p role="note">{t('invite.localhost')}</p>}
            <div className={styles.link}>
              <input readOnly value={link} aria-label={t('invite.link')} onFocus={({ target }) => target.select()} />
              <Button glyph={copied ? 'check' : 'copy'} onClick={() => void copy()}>
                {t(copied ? 'invite.copied' : 'invite.copy')}
              </Button>
            </div>
            <Suspense fallback={<div className={styles.qr} />}>
              <div className={styles.qr}>
                <QrCode text={link} label={t('invite.qr')} />
              </div>
            </Suspense>
          </section>
        )}
        {isAlone && (
          <Button look="quiet" glyph="trash" onClick={() => attempt(table.remote.leave().then(() => go('/')))}>
            {t('tables.close')}
          </Button>
        )}
        <Link href="/">{t('home')}</Link>
      </main>
    </>
  );
}

interface SeatActionProps {
  readonly sitter: Sitter;
  readonly table: RemoteTable;
  readonly isMe: boolean;
  readonly isHere: boolean;
  readonly isHost: boolean;
  readonly attempt: (work: Promise<void>) => void;
}

function SeatAction({ sitter, table, isMe, isHere, isHost, attempt }: SeatActionProps): ReactNode {
  const { t } = useText();
  if (isMe) return <span className={styles.tag}>{t('seat.you')}</span>;
  if (sitter.kind !== 'open') return null;
  if (!isHere) {
    return (
      <Button look="main" onClick={() => attempt(table.remote.sit(sitter.seat))}>
        {t('gathering.sit')}
      </Button>
    );
  }
  // The server takes a bot from the host only.
  if (!isHost) return null;
  return (
    <Button look="quiet" glyph="bot" onClick={() => attempt(table.remote.addBot(sitter.seat, USUAL_BOT))}>
      {t('gathering.bot')}
    </Button>
  );
}
