import { type ReactNode, useMemo, useRef } from 'react';
import { useAttention } from '../app/useAttention.ts';
import type { AnyGameUi } from '../kit/gameUi.ts';
import { Flights } from '../kit/motion/Flights.tsx';
import { ClocksContext } from '../kit/seats/clocks.ts';
import type { TableSource } from '../tableModel/TableSource.ts';
import { TableDialogs } from './dialogs/TableDialogs.tsx';
import { TableHeader } from './header/TableHeader.tsx';
import { useTableKeys } from './keyboard/useTableKeys.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { TableNotes } from './notes/TableNotes.tsx';
import { SidePanel } from './panels/SidePanel.tsx';
import { TableTabs } from './panels/TableTabs.tsx';
import { promptText } from './prompt/promptText.ts';
import { promptWords } from './prompt/promptWords.ts';
import { TableFoot } from './prompt/TableFoot.tsx';
import { choiceOf } from './prompt/tableChoice.ts';
import { useTableSounds } from './sound/useTableSounds.ts';
import { TableProviders } from './TableProviders.tsx';
import styles from './TableScreen.module.css';
import { useTableModel } from './useTableModel.ts';
import { useTableParts } from './useTableParts.ts';

interface TableScreenProps {
  readonly source: TableSource;
  readonly ui: AnyGameUi;
  readonly coach?: ReactNode;
  /** What is to be said about the table itself, until something is done. */
  readonly note?: string | undefined;
  readonly onReplay: () => void;
}

/** The one layout of every table, played or replayed; the game adds its board, and how its cards look. */
export function TableScreen({ source, ui, coach, note, onReplay }: TableScreenProps): ReactNode {
  const [model, shown] = useTableModel(source, ui, note);
  const [parts, isBeside] = useTableParts(source, ui, shown, Boolean(coach));
  const choice = useMemo(() => choiceOf(model, shown.choice), [model, shown.choice]);
  const board = useRef<HTMLElement>(null);
  const { live, snapshot, seen, past, animation, me, panel } = shown;
  const { speech, layout, room } = parts;
  const words = promptWords(shown, ui, speech);
  const { decision } = choice;
  const question = promptText({ table: source, ui, snapshot, decision }, speech);
  // While something moves or one looks back, nothing is asked.
  const isStill = animation === null && past === null && source.replay === null;
  const name = speech.text('game.name') ?? '';
  const title = source.replay === null ? name : `${speech.t('replay.title')} – ${name}`;
  useAttention(decision !== null, title, speech.t('your-turn'));
  const isOver = source.replay === null && snapshot.phase === 'over';
  useTableSounds({ game: source.game.id, event: animation?.event ?? null, isAsked: decision !== null, isOver });
  useTableKeys(model, words.shortcut?.answer);
  if (snapshot.view === null || seen.view === null) return null;
  const standing = snapshot.phase === 'playing' && me !== null ? { given: live.orders, give: model.order } : null;
  return (
    <TableProviders model={model} parts={parts} choice={choice}>
      {snapshot.curtain === null && (
        <div
          className={styles.screen}
          data-tab={panel}
          data-layout={layout}
          data-small={parts.isSmall || undefined}
          data-room={room}
          data-panels={isBeside ? 'beside' : 'tabs'}
          data-guided={coach ? true : undefined}
        >
          <TableHeader model={model} snapshot={snapshot} speech={speech} />
          <main ref={board} className={styles.board}>
            <ClocksContext value={snapshot.remote}>
              <ui.Board
                view={seen.reveal ?? seen.view}
                viewer={snapshot.viewer}
                me={me ?? 0}
                layout={layout}
                step={seen.step}
                score={seen.score}
                log={seen.log}
                standing={standing}
              />
            </ClocksContext>
            {animation && <Flights board={board} step={animation} pace={model.pace} />}
          </main>
          {coach && <div className={styles.coach}>{coach}</div>}
          <TableNotes table={source} snapshot={live} speech={speech} trouble={shown.trouble} />
          <div className={styles.foot}>
            <TableFoot model={model} shown={shown} choice={choice} words={words} question={question} />
            <TableTabs
              tab={panel}
              onTab={model.openPanel}
              remote={live.remote}
              news={shown.newsCount}
              speech={speech}
            />
          </div>
          <SidePanel
            table={source}
            snapshot={snapshot}
            past={past}
            ui={ui}
            speech={speech}
            news={shown.seenStep}
            tab={panel}
            onJump={model.jumpTo}
          />
        </div>
      )}
      <LiveRegions
        table={source}
        snapshot={snapshot}
        chat={live.remote}
        speech={speech}
        prompt={isStill && snapshot.curtain === null ? question : ''}
        isAsked={decision !== null || snapshot.phase === 'over'}
      />
      <TableDialogs model={model} shown={shown} onReplay={onReplay} />
    </TableProviders>
  );
}
