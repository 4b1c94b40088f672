import type { Card, Refusal } from '@regalia/kernel';
import { lazy, type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useAttention } from '../app/attention.ts';
import { ZoomProvider } from '../cards/ZoomProvider.tsx';
import type { GameUi } from '../games/gameUi.ts';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { useSettings } from '../settings/store.ts';
import { troubleText } from '../tables/remote/trouble.ts';
import type { Table } from '../tables/table.ts';
import { useStable } from '../ui/useStable.ts';
import { CardDialog } from './CardDialog.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import { Curtain } from './Curtain.tsx';
import { ClocksContext } from './clocks.ts';
import { InterludeDialog } from './InterludeDialog.tsx';
import { LiveLog } from './LiveLog.tsx';
import { countNews, useNewsStore, useSeenStep } from './newsStore.ts';
import { PromptBar } from './PromptBar.tsx';
import { RefusedUndo } from './RefusedUndo.tsx';
import { OpenRuleContext } from './RuleLink.tsx';
import { SidePanel } from './SidePanel.tsx';
import { sendSeries } from './sendSeries.ts';
import { useTableSpeech } from './speech.ts';
import { useStanding } from './standingStore.ts';
import { TableHeader } from './TableHeader.tsx';
import styles from './TableScreen.module.css';
import { TableTabs, type TabName } from './TableTabs.tsx';
import { useDraft } from './useDraft.ts';
import { useOrders } from './useOrders.ts';
import { useQuestion } from './useQuestion.ts';
import { useRefusedUndo } from './useRefusedUndo.ts';
import { useSend } from './useSend.ts';
import { useShortcuts } from './useShortcuts.ts';

const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));

interface TableScreenProps {
  readonly table: Table;
  readonly ui: GameUi;
  readonly coach?: ReactNode;
  readonly onReplay: () => void;
}

/** The generic table: everything here is drawn from the snapshot; the game adds its board and its cards. */
export function TableScreen({ table, ui, coach, onReplay }: TableScreenProps): ReactNode {
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const { view, phase, viewer, step } = snapshot;
  const isOrdered = useOrders(table, ui, snapshot);
  const decision = isOrdered ? null : snapshot.decision;
  const { refusers, noteWithdrawal } = useRefusedUndo(snapshot);
  const standing = useStanding(ui, table.id, viewer);
  const speech = useTableSpeech(table.game, snapshot.sitters);
  const quick = !useSettings((settings) => settings.confirm);
  const [inspected, setInspected] = useState<{ card: Card; refusal: Refusal | null } | null>(null);
  const [rule, setRule] = useState<string | null | undefined>(undefined);
  const seen = useSeenStep(table.id, viewer);
  const noteAnswer = useNewsStore((store) => store.note);
  const [tab, setTab] = useState<TabName>('table');
  const [read, setRead] = useState(0);
  const turnTo = (next: TabName): void => {
    if (tab === 'log') setRead(step);
    setTab(next);
  };
  const [ending, setEnding] = useState(true);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = (work: Promise<void>): void => {
    setTrouble(null);
    work.catch((error: Error) => setTrouble(troubleText(speech.t, error)));
  };
  const bundle = useMemo(() => (decision && view && ui.bundle?.(decision, view)) ?? null, [decision, view, ui]);
  const question = bundle?.decision ?? decision;
  const { isSent, send } = useSend(question, (answer) => {
    if (viewer !== 'spectator') noteAnswer(table.id, viewer, step);
    const isOne = bundle === null || answer.length === 0;
    const work = isOne ? table.answer(answer, step) : sendSeries(table, bundle.split(answer), step);
    attempt(work);
    return work;
  });
  const draft = useDraft({
    game: table.game,
    view,
    decision: question,
    step,
    fits: bundle?.fits,
    quick,
    send,
    refuse: (refusal, card) => setInspected({ card, refusal }),
  });
  const sentence = useQuestion(table, ui, { ...snapshot, decision }, speech);
  const words = (question && view && ui.answering?.(question, draft.picked, view, speech)) ?? {
    confirm: speech.text(`confirm.${question?.prompt}`) ?? speech.t('confirm'),
    none: speech.t('prompt.none'),
  };
  const [marked] = draft.picked;
  const detail =
    decision?.of === 'card' && decision.max === 1 && marked !== undefined && !isSent
      ? `${speech.cardName(marked)}: ${ui.cardText(marked, speech)}`
      : null;
  useAttention(decision !== null, speech.text('game.name') ?? '', speech.t('your-turn'));
  const toggle = useStable((option: number): void => {
    if (decision === null) setInspected({ card: option, refusal: null });
    else draft.toggle(option);
  });
  const drop = useStable(draft.drop);
  const choice = useMemo(
    () => ({ decision: question, picked: draft.picked, parked: snapshot.parked, toggle, drop }),
    [question, draft.picked, snapshot.parked, toggle, drop],
  );
  const chosen = draft.picked.length === 0 ? (words.shortcut?.answer ?? draft.picked) : draft.picked;
  useShortcuts({
    decision: question,
    complete: draft.complete && (chosen.length > 0 || question?.max === 0),
    toggle: draft.toggle,
    send: () => send(chosen),
  });
  if (view === null) return null;
  if (snapshot.curtain !== null)
    return <Curtain speech={speech} seat={snapshot.curtain} onTake={() => table.takeScreen()} />;
  return (
    <OpenRuleContext value={setRule}>
      <ZoomProvider
        draw={(card) => <ui.Card card={card} speech={speech} />}
        onOpen={(card) => setInspected({ card, refusal: null })}
      >
        <div className={styles.screen} data-tab={tab} data-guided={coach ? true : undefined}>
          <TableHeader
            table={table}
            snapshot={snapshot}
            speech={speech}
            onRules={() => setRule(null)}
            onUndo={() => attempt(table.undo())}
            onEnd={() => setEnding(true)}
          />
          <main className={styles.board}>
            <ClocksContext value={snapshot.remote}>
              <ui.Board
                game={table.game}
                view={snapshot.reveal ?? view}
                viewer={viewer}
                step={snapshot.step}
                sitters={snapshot.sitters}
                ready={snapshot.ready}
                asked={snapshot.asked}
                score={snapshot.score}
                log={snapshot.log}
                choice={choice}
                standing={phase === 'playing' ? standing : null}
                speech={speech}
              />
            </ClocksContext>
          </main>
          {coach && <div className={styles.coach}>{coach}</div>}
          <div className={styles.foot}>
            <ConsentBar table={table} snapshot={snapshot} speech={speech} onWithdrawUndo={noteWithdrawal} />
            <RefusedUndo refusers={refusers} speech={speech} />
            {trouble && (
              <p className={styles.trouble} role="alert">
                {trouble}
              </p>
            )}
            <PromptBar
              snapshot={{ ...snapshot, decision: question }}
              question={sentence}
              detail={detail}
              draft={draft}
              words={words}
              optionsOnBoard={ui.optionsOnBoard ?? false}
              speech={speech}
              optionText={(option) => (decision ? speech.plain(table.game.texts.ofOption(decision, option)) : '')}
              slotName={ui.slotName}
              isSent={isSent}
              onSend={send}
              onWithdraw={() => attempt(table.withdraw())}
              onWhy={() => setRule(decision?.rule ?? null)}
            />
            <TableTabs
              tab={tab}
              onTab={turnTo}
              remote={snapshot.remote}
              news={
                tab === 'log' ? 0 : countNews(table.game, snapshot.log, seen === null ? null : Math.max(seen, read))
              }
              speech={speech}
            />
          </div>
          <SidePanel table={table} snapshot={snapshot} ui={ui} speech={speech} seen={seen} tab={tab} />
        </div>
        <LiveLog table={table} snapshot={snapshot} speech={speech} />
        <InterludeDialog snapshot={snapshot} ui={ui} speech={speech} />
        {inspected && (
          <CardDialog
            {...inspected}
            ui={ui}
            speech={speech}
            score={snapshot.score}
            onClose={() => setInspected(null)}
          />
        )}
        {rule !== undefined && <RulesDialog game={table.game.id} rule={rule} onClose={() => setRule(undefined)} />}
        <Suspense>
          {phase === 'over' && ending && (
            <EndDialog
              table={table}
              snapshot={snapshot}
              ui={ui}
              speech={speech}
              onReplay={onReplay}
              onClose={() => setEnding(false)}
            />
          )}
        </Suspense>
      </ZoomProvider>
    </OpenRuleContext>
  );
}
