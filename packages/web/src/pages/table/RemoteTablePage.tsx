import type { Viewer } from '@regalia/kernel';
import { CLOSE, type TableInfo } from '@regalia/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchUpdate, holdUpdates } from '../../app/updates.ts';
import { loadGame } from '../../games/loadGame.ts';
import { loadGameUi } from '../../games/loadGameUi.ts';
import { useText } from '../../i18n/text.ts';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import { useReplay } from '../../replay/useReplay.ts';
import { clearNotice } from '../../settings/notices.ts';
import { sendName } from '../../settings/ownName.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { api } from '../../tables/remote/api/api.ts';
import { ServerRefusal } from '../../tables/remote/api/call.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { RemoteTable } from '../../tables/remote/RemoteTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Shape } from '../../ui/icons/Shape.tsx';
import { MessagePage } from '../MessagePage.tsx';

const Gathering = lazy(async () => ({ default: (await import('../gathering/Gathering.tsx')).Gathering }));

type Here =
  | { readonly kind: 'loading' | 'offline' | 'missing' | 'removed' | 'outdated' }
  | { readonly kind: 'refused'; readonly error: ServerRefusal }
  | { readonly kind: 'open'; readonly table: RemoteTable; readonly ui: AnyGameUi };

/** A table on the server: gathering, then the game. */
export function RemoteTablePage({ id }: { readonly id: string }): ReactNode {
  const { t } = useText();
  const [here, setHere] = useState<Here>({ kind: 'loading' });
  useEffect(() => {
    let table: RemoteTable | null = null;
    let gone = false;
    const release = holdUpdates();
    const open = async (): Promise<void> => {
      const me = await api.me();
      await sendName(me.name);
      const info = await api.info(id);
      const [game, ui] = await Promise.all([loadGame(info.game), loadGameUi(info.game)]);
      if (gone) return;
      const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live`;
      const onEnd = (code: number): void => {
        setHere({ kind: code === CLOSE.outdated ? 'outdated' : 'removed' });
        release();
        void fetchUpdate();
      };
      table = new RemoteTable({ id, game, url, onEnd });
      setHere({ kind: 'open', table, ui });
    };
    open().catch((error) => setHere(unavailable(error)));
    return () => {
      gone = true;
      release();
      table?.close();
    };
  }, [id]);
  if (here.kind === 'loading') return <Shape of="table" label={t('loading')} />;
  if (here.kind !== 'open') {
    return (
      <MessagePage
        title={t(`remote.${here.kind}`)}
        hint={here.kind === 'refused' ? errorText(t, here.error) : t(`remote.${here.kind}.hint`)}
      >
        {(here.kind === 'outdated' || here.kind === 'refused') && (
          <Button variant="main" onClick={() => location.reload()}>
            {t('remote.reload')}
          </Button>
        )}
      </MessagePage>
    );
  }
  return <Seated table={here.table} ui={here.ui} />;
}

function unavailable(error: unknown): Here {
  if (!(error instanceof ServerRefusal)) return { kind: 'offline' };
  // Only the table's id can make this request malformed.
  const isMissing = error.code === 'unknown-table' || error.code === 'bad-request';
  return isMissing ? { kind: 'missing' } : { kind: 'refused', error };
}

/** Whether all other seats are ready: the game begins once this page has contributed to the shuffle. */
function isComplete({ seats, nonces, commitments = [], aborted = [] }: TableInfo, viewer: Viewer): boolean {
  const shared = [...nonces, ...commitments.map(({ seat }) => seat)];
  return (
    aborted.length === 0 && seats.every(({ kind, seat }) => kind === 'bot' || seat === viewer || shared.includes(seat))
  );
}

function Seated({ table, ui }: { readonly table: RemoteTable; readonly ui: AnyGameUi }): ReactNode {
  const { t } = useText();
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const replay = useReplay(table, ui, `/t/${table.id}`);
  const isAsked = snapshot.decision !== null;
  // Opening the table or answering clears the notification.
  useEffect(() => void clearNotice(table.id), [table, isAsked]);
  if (snapshot.remote === null) return <Shape of="table" label={t('loading')} />;
  if (snapshot.view === null && snapshot.phase === 'over')
    return <MessagePage title={t('remote.closed')} hint={t('remote.closed.hint')} />;
  if (snapshot.view === null) {
    const loading = <Shape of="table" label={t('loading')} />;
    if (snapshot.phase !== 'gathering' || isComplete(snapshot.remote.info, snapshot.viewer)) return loading;
    return (
      <Suspense fallback={loading}>
        <Gathering table={table} snapshot={snapshot} part={snapshot.remote} />
      </Suspense>
    );
  }
  if (replay.source) return <TableScreen key="replay" source={replay.source} ui={ui} onReplay={replay.open} />;
  return <TableScreen source={table} ui={ui} onReplay={replay.open} />;
}
