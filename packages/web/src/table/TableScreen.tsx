import type { Card, Refusal } from '@regalia/kernel';
import type { TablePast } from '@regalia/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAttention } from '../app/useAttention.ts';
import { ZoomProvider } from '../kit/cards/ZoomProvider.tsx';
import { ChoiceContext } from '../kit/choice/choice.ts';
import type { AnyGameUi } from '../kit/gameUi.ts';
import { isSmall, useLayout, usePanelBeside, useRoom } from '../kit/layout/layout.ts';
import { Flights } from '../kit/motion/Flights.tsx';
import { useFilm } from '../kit/motion/useFilm.ts';
import { OpenRuleContext } from '../kit/openRule.ts';
import { ClocksContext } from '../kit/seats/clocks.ts';
import { TableContext, type TableParts, useCardFaces } from '../kit/tableContext.ts';
import { useTableSpeech } from '../kit/text/speech.ts';
import { errorText } from '../tables/remote/errorText.ts';
import type { TableSnapshot, TableSource } from '../tables/table.ts';
import { useStable } from '../ui/useStable.ts';
import { LiveChat } from './chat/LiveChat.tsx';
import { LargeCard } from './dialogs/LargeCard.tsx';
import { TableDialogs } from './dialogs/TableDialogs.tsx';
import { TableHeader } from './header/TableHeader.tsx';
import { useJumpKeys } from './keyboard/useJumpKeys.ts';
import { useLookBackKeys } from './keyboard/useLookBackKeys.ts';
import { useShortcuts } from './keyboard/useShortcuts.ts';
import { LiveLog } from './log/LiveLog.tsx';
import { countNews, useNewsStore, useSeenStep } from './newsStore.ts';
import { TableNotes } from './notes/TableNotes.tsx';
import { SidePanel } from './panels/SidePanel.tsx';
import { TableTabs, type TabName } from './panels/TableTabs.tsx';
import { LookBackBar } from './prompt/LookBackBar.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { promptText } from './prompt/promptText.ts';
import { useStanding } from './standingStore.ts';
import styles from './TableScreen.module.css';
import { useLookBack } from './useLookBack.ts';
import { useOrders } from './useOrders.ts';
import { useTableChoice } from './useTableChoice.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./dialogs/KeysDialog.tsx')).KeysDialog }));

interface TableScreenProps {
  readonly table: TableSource;
  readonly ui: AnyGameUi;
  readonly coach?: ReactNode;
  /** What is to be said about the table itself, until something is done. */
  readonly note?: string | undefined;
  readonly onReplay: () => void;
}

/** The frame that all tables share; the game adds its board, and how its cards look. */
export function TableScreen({ table, ui, coach, note, onReplay }: TableScreenProps): ReactNode {
  const live = useSyncExternalStore(table.subscribe, table.snapshot);
  const { shown: snapshot, scene: playing, pace } = useFilm(live, ui);
  const { view, phase, viewer, step, sitters } = snapshot;
  const { game } = table;
  const layout = useLayout();
  const isBeside = usePanelBeside();
  const room = useRoom(Boolean(coach));
  const speech = useTableSpeech(game, sitters);
  const isOrdered = useOrders(table, ui, live);
  const standing = useStanding(ui, table, viewer);
  const [inspected, setInspected] = useState<{ card: Card | null; refusal: Refusal | null } | null>(null);
  const [rule, setRule] = useState<string | null | undefined>(undefined);
  const [isEnding, setEnding] = useState(true);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => setTrouble(note ?? null), [note]);
  const [tab, setTab] = useState<TabName>('table');
  const [read, setRead] = useState(0);
  const [isListing, setListing] = useState(false);
  const news = useSeenStep(table.id, viewer);
  const noteAnswer = useNewsStore((store) => store.note);
  const main = useRef<HTMLElement>(null);
  const attempt = (work: Promise<void>): Promise<void> => {
    setTrouble(null);
    return work.catch((error: Error) => setTrouble(errorText(speech.t, error)));
  };
  const back = useLookBack(table, live, (error) => setTrouble(errorText(speech.t, error)));
  const past = back.shown;
  const seen = useMemo(() => (past === null ? snapshot : asItWas(snapshot, past)), [snapshot, past]);
  const { asked, ready } = seen;
  const scene = past === null ? playing : null;
  const decision = isOrdered || scene !== null ? null : seen.decision;
  const choice = useTableChoice({
    table,
    snapshot: seen,
    decision,
    give: (answer) => {
      if (viewer !== 'spectator') noteAnswer(table.id, viewer, step);
      const given = table.answer(answer, step);
      void attempt(given);
      return given;
    },
    onRefused: (refusal, card) => setInspected({ card, refusal }),
  });
  const faces = useCardFaces(ui, speech, view);
  const me = viewer === 'spectator' ? null : viewer;
  const parts = useMemo(
    (): TableParts => ({
      game,
      ui,
      speech,
      ...faces,
      layout,
      isSmall: isSmall(layout),
      room,
      me,
      sitters,
      asked,
      ready,
    }),
    [game, ui, speech, faces, layout, room, me, sitters, asked, ready],
  );
  const words = (decision && view && ui.answering?.(decision, choice.picked, view, speech)) ?? {
    confirm: speech.text(`confirm.${decision?.prompt}`) ?? speech.t('confirm'),
    none: speech.t('prompt.none'),
  };
  useAttention(decision !== null, speech.text('game.name') ?? '', speech.t('your-turn'));
  useShortcuts(choice, words.shortcut?.answer);
  useJumpKeys({ onLog: () => setTab('log'), onTable: () => setTab('table'), onKeys: () => setListing(true) });
  useLookBackKeys(back);
  const jump = useStable((to: number) => {
    setTab('table');
    back.turnTo(to);
  });
  if (view === null || seen.view === null) return null;
  return (
    <TableContext value={parts}>
      <ChoiceContext value={choice}>
        <OpenRuleContext value={setRule}>
          <ZoomProvider
            draw={(card) => <LargeCard card={card} />}
            onOpen={(card) => setInspected({ card, refusal: null })}
          >
            {snapshot.curtain === null && (
              <div
                className={styles.screen}
                data-tab={tab}
                data-layout={layout}
                data-small={parts.isSmall || undefined}
                data-room={room}
                data-panels={isBeside ? 'beside' : 'tabs'}
                data-guided={coach ? true : undefined}
              >
                <TableHeader
                  table={table}
                  snapshot={snapshot}
                  speech={speech}
                  onRules={() => setRule(null)}
                  onUndo={() => void attempt(table.undo())}
                  onEnd={() => setEnding(true)}
                  onKeys={() => setListing(true)}
                />
                <main ref={main} className={styles.board}>
                  <ClocksContext value={snapshot.remote}>
                    <ui.Board
                      view={seen.reveal ?? seen.view}
                      viewer={viewer}
                      me={me ?? 0}
                      layout={layout}
                      step={seen.step}
                      score={seen.score}
                      log={seen.log}
                      standing={phase === 'playing' ? standing : null}
                    />
                  </ClocksContext>
                  {scene && <Flights board={main} scene={scene} pace={pace} />}
                </main>
                {coach && <div className={styles.coach}>{coach}</div>}
                <TableNotes table={table} snapshot={live} speech={speech} trouble={trouble} />
                <div className={styles.foot}>
                  {past === null ? (
                    <PromptBar
                      snapshot={snapshot}
                      question={promptText({ table, ui, snapshot, decision }, speech)}
                      event={scene?.event ?? null}
                      choice={choice}
                      words={words}
                      onWithdraw={() => void attempt(table.withdraw())}
                      onWhy={() => setRule(decision?.rule ?? null)}
                    />
                  ) : (
                    <LookBackBar back={back} step={past.step} />
                  )}
                  <TableTabs
                    tab={tab}
                    onTab={(next) => {
                      if (tab === 'log') setRead(step);
                      setTab(next);
                    }}
                    remote={live.remote}
                    news={
                      tab === 'log' ? 0 : countNews(game, snapshot.log, news === null ? null : Math.max(news, read))
                    }
                    speech={speech}
                  />
                </div>
                <SidePanel
                  table={table}
                  snapshot={snapshot}
                  past={past}
                  ui={ui}
                  speech={speech}
                  news={news}
                  tab={tab}
                  onJump={jump}
                />
              </div>
            )}
            {/* Another pair of eyes at the same screen begins anew. */}
            <LiveLog key={viewer} table={table} snapshot={snapshot} speech={speech} />
            {live.remote && <LiveChat part={live.remote} speech={speech} />}
            <Suspense>{isListing && <KeysDialog onClose={() => setListing(false)} />}</Suspense>
            <TableDialogs
              table={table}
              snapshot={snapshot}
              inspected={inspected}
              onInspected={setInspected}
              rule={rule}
              onRule={setRule}
              isEnding={isEnding}
              onEnding={setEnding}
              onReplay={onReplay}
            />
          </ZoomProvider>
        </OpenRuleContext>
      </ChoiceContext>
    </TableContext>
  );
}

/** The table after an earlier step: nothing is asked there, and nothing has happened since. */
function asItWas(now: TableSnapshot, { step, view, score }: TablePast & { readonly step: number }): TableSnapshot {
  const log = now.log.filter((happening) => happening.step <= step);
  return { ...now, step, view, score, log, reveal: null, decision: null, parked: null, asked: [], ready: [] };
}
