import { FIRST_LEVEL } from '@regalia/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Header } from '../../app/Header.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { useText } from '../../i18n/text.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { sitterName, useTableSpeech } from '../../kit/text/speech.ts';
import { changeName } from '../../settings/ownName.ts';
import { useSettings } from '../../settings/settingsStore.ts';
import { LiveChat } from '../../table/chat/LiveChat.tsx';
import type { RemotePart, TableSnapshot } from '../../tableModel/TableSource.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import type { RemoteTable } from '../../tables/remote/RemoteTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import { BotChoice } from '../BotChoice.tsx';
import { paceText } from '../paces.ts';
import styles from './Gathering.module.css';
import { InvitePanel } from './InvitePanel.tsx';
import { OwnName } from './OwnName.tsx';
import { SeatActions } from './SeatActions.tsx';
import { TableOptions } from './TableOptions.tsx';

const AbortedDeal = lazy(async () => ({ default: (await import('./AbortedDeal.tsx')).AbortedDeal }));
const ChatPanel = lazy(async () => ({ default: (await import('../../table/chat/ChatPanel.tsx')).ChatPanel }));

interface GatheringProps {
  readonly table: RemoteTable;
  readonly snapshot: TableSnapshot;
  readonly part: RemotePart;
}

/** The table before the game: its seats and the invitation. */
export function Gathering({ table, snapshot, part }: GatheringProps): ReactNode {
  const { t } = useText();
  const { info, me } = part;
  const speech = useTableSpeech(table.game, snapshot.sitters);
  useTitle(speech.text('game.name'));
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [level, setLevel] = useState<string>(FIRST_LEVEL);
  const ownName = useSettings(({ name }) => name);
  const { viewer } = snapshot;
  const isSeated = viewer !== 'spectator';
  const isHost = me === info.host.id;
  const isAlone = isHost && info.seats.every(({ person }) => person === null || person.id === me);
  const hasRoom = info.seats.some(({ kind }) => kind === 'open');
  const missing = (info.aborted ?? []).flatMap((deal) => deal.missing);
  const attempt = (work: Promise<void>): void => {
    setTrouble(null);
    work.catch((error: Error) => setTrouble(errorText(t, error)));
  };
  const rename = (name: string): void => attempt(changeName(name).then(() => table.remote.reconnect()));
  const chat = (
    <section className={styles.chat} aria-label={t('panel.chat')}>
      <h2>{t('panel.chat')}</h2>
      <p className={styles.readers}>{t(info.spectatorChat ? 'chat.readers.write' : 'chat.readers')}</p>
      <Suspense>
        <ChatPanel remote={table.remote} part={part} speech={speech} canSpeak={isSeated || info.spectatorChat} />
      </Suspense>
    </section>
  );
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{speech.text('game.name')}</h1>
        <p className={styles.status} role="status">
          {hasRoom ? t('gathering.waiting') : t('gathering.starting')}
          {!isSeated && ` ${t('gathering.watch')}`}
        </p>
        {missing.length > 0 && (
          <p className={styles.status} role="status">
            <Suspense>
              <AbortedDeal missing={missing} nameOf={speech.nameOf} />
            </Suspense>
          </p>
        )}
        {!isSeated && (
          <div className={styles.me}>
            <OwnName shown={ownName || t('settings.name')} onRename={rename} />
          </div>
        )}
        <ul className={styles.seats}>
          {snapshot.sitters.map((sitter, i) => {
            const seat = info.seats[i];
            return (
              <li key={sitter.seat}>
                <Jewel seat={sitter.seat} />
                {viewer === sitter.seat ? (
                  <OwnName shown={sitterName(t, sitter)} onRename={rename} />
                ) : (
                  <span className={styles.name}>
                    {sitterName(t, sitter)} {seat?.kind === 'bot' && <Glyph name="bot" />}
                  </span>
                )}
                {!sitter.present && <span className={styles.tag}>{t('seat.away')}</span>}
                {seat && (
                  <span className={styles.actions}>
                    <SeatActions
                      seat={seat}
                      actions={table.remote}
                      level={level}
                      isMine={viewer === sitter.seat}
                      isAlone={isAlone}
                      isSeated={isSeated}
                      isHost={isHost}
                      attempt={attempt}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {isHost && hasRoom && <BotChoice label={t('gathering.level')} level={level} onChange={setLevel} />}
        {trouble && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        {(isSeated || isHost) && hasRoom && <InvitePanel table={table.id} game={speech.text('game.name') ?? ''} />}
        <p className={styles.pace}>
          <Glyph name="clock" />
          {t('pace')}: {paceText(info.pace, t)}
        </p>
        <TableOptions
          game={table.game}
          options={info.options}
          memoryAid={info.memoryAid}
          isOpen={hasRoom}
          speech={speech}
        />
        {chat}
        <p className={styles.ways}>
          <Link href="/">{t('home')}</Link>
          {isAlone && (
            <Button variant="quiet" glyph="trash" onClick={() => attempt(table.remote.leave().then(() => go('/')))}>
              {t('tables.close')}
            </Button>
          )}
        </p>
      </main>
      <LiveChat part={part} speech={speech} />
    </>
  );
}
