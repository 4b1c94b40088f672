import type { Card, Game, GameRecord, Seat, Viewer } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTitle } from '../app/useTitle.ts';
import { ZoomProvider } from '../kit/cards/ZoomProvider.tsx';
import type { AnyGameUi } from '../kit/gameUi.ts';
import { isSmall, useLayout } from '../kit/layout/layout.ts';
import { OpenRuleContext } from '../kit/openRule.ts';
import { TableContext, type TableParts, useCardFaces } from '../kit/tableContext.ts';
import { EventLine } from '../kit/text/EventLine.tsx';
import { useTableSpeech } from '../kit/text/speech.ts';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { CardDialog } from '../table/dialogs/CardDialog.tsx';
import { KeysDialog, REPLAY_KEYS } from '../table/dialogs/KeysDialog.tsx';
import { LargeCard } from '../table/dialogs/LargeCard.tsx';
import { LogPanel } from '../table/log/LogPanel.tsx';
import { ScorePanel } from '../table/score/ScorePanel.tsx';
import type { Sitter } from '../tables/table.ts';
import { IconButton } from '../ui/Button.tsx';
import { useStable } from '../ui/useStable.ts';
import { framesOf, type ReplayFrame } from './frames.ts';
import { ReplayControls } from './ReplayControls.tsx';
import styles from './ReplayScreen.module.css';
import { turnsOf } from './turns.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import type { ReplayRoute } from './useReplayRoute.ts';

interface ReplayScreenProps {
  readonly game: Game;
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly ui: AnyGameUi;
  /** Its address names the step. */
  readonly route: ReplayRoute;
}

const PACE = 1600;
const NOBODY: readonly Seat[] = [];

/** A finished game, step by step, through anybody's eyes. */
export function ReplayScreen({ game, record, sitters, ui, route }: ReplayScreenProps): ReactNode {
  const speech = useTableSpeech(game, sitters);
  useTitle(`${speech.t('replay.title')} – ${speech.text('game.name')}`);
  const frames = useMemo(() => framesOf(game, record), [game, record]);
  const last = frames.length - 1;
  const step = Math.min(route.step ?? 0, last);
  const setStep = route.turnTo;
  const turns = useMemo(() => turnsOf(frames, ui), [frames, ui]);
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [viewer, setViewer] = useState<Viewer>('judge');
  const [inspected, setInspected] = useState<Card | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [isListing, setListing] = useState(false);
  const goOn = useStable(() => (step < last ? setStep(step + 1) : setPlaying(false)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step waits anew
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(goOn, PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, step, speed, goOn]);
  const turnTo = (to: number): void => {
    setPlaying(false);
    setStep(to);
  };
  const play = (): void => {
    if (step === last) setStep(0);
    setPlaying(!playing);
  };
  useReplayKeys({ step, last, onStep: turnTo, onPlay: play, onKeys: () => setListing(true) });
  const jump = useStable(turnTo);
  const log = useMemo(() => logOf(game, frames, viewer), [game, frames, viewer]);
  const layout = useLayout();
  const faces = useCardFaces(ui, speech, frames[step] ? game.view(frames[step].state, viewer) : null);
  const me = typeof viewer === 'number' ? viewer : null;
  const parts = useMemo(
    (): TableParts => ({
      game,
      ui,
      speech,
      ...faces,
      layout,
      isSmall: isSmall(layout),
      room: 'usual',
      me,
      sitters,
      asked: NOBODY,
      ready: NOBODY,
    }),
    [game, ui, speech, faces, layout, me, sitters],
  );
  const frame = frames[step];
  if (frame === undefined) return null;
  const { state, events } = frame;
  const score = game.score(state, viewer);
  return (
    <TableContext value={parts}>
      <OpenRuleContext value={setRule}>
        <ZoomProvider draw={(card) => <LargeCard card={card} />} onOpen={setInspected}>
          <div className={styles.screen} data-layout={layout} data-small={parts.isSmall || undefined}>
            <header className={styles.head}>
              <IconButton glyph="back" label={speech.t('replay.close')} onClick={route.close} />
              <h1>{speech.t('replay.title')}</h1>
              <label className={styles.viewer}>
                <span>{speech.t('replay.viewer')}</span>
                <select
                  aria-label={speech.t('replay.viewer')}
                  value={String(viewer)}
                  onChange={({ target }) => setViewer(parseViewer(target.value))}
                >
                  <option value="judge">{speech.t('replay.judge')}</option>
                  <option value="spectator">{speech.t('replay.spectator')}</option>
                  {sitters.map(({ seat }) => (
                    <option key={seat} value={seat}>
                      {speech.nameOf(seat)}
                    </option>
                  ))}
                </select>
              </label>
            </header>
            <main className={styles.board}>
              <ui.Board
                view={game.view(state, viewer)}
                viewer={viewer}
                me={me ?? 0}
                layout={layout}
                step={step}
                score={score}
                log={log.slice(0, step + 1)}
                standing={null}
              />
            </main>
            <aside className={styles.side}>
              <section className="visually-hidden" aria-live="polite">
                {events.map((event, i) => {
                  const seen = game.redact(event, viewer);
                  return seen && <EventLine key={`${step}-${i}`} game={game} event={seen} speech={speech} />;
                })}
              </section>
              <div className={styles.log}>
                <LogPanel
                  table={{ game }}
                  ui={ui}
                  log={log}
                  seen={null}
                  current={step}
                  onJump={jump}
                  isTurnedTo={false}
                  ending={null}
                  speech={speech}
                />
              </div>
              <div className={styles.score}>
                <ScorePanel score={score} ui={ui} speech={speech} />
              </div>
            </aside>
            <ReplayControls
              step={step}
              last={last}
              playing={playing}
              turns={turns}
              speed={speed}
              speech={speech}
              onStep={turnTo}
              onPlay={play}
              onSpeed={setSpeed}
            />
          </div>
          {inspected !== null && (
            <CardDialog card={inspected} refusal={null} score={score} onClose={() => setInspected(null)} />
          )}
          {isListing && <KeysDialog keys={REPLAY_KEYS} onClose={() => setListing(false)} />}
          {rule !== null && <RulesDialog game={game.id} rule={rule} onClose={() => setRule(null)} />}
        </ZoomProvider>
      </OpenRuleContext>
    </TableContext>
  );
}

/** What happened in all steps, as this viewer may know it. */
function logOf(game: Game, frames: readonly ReplayFrame[], viewer: Viewer): Happening[] {
  return frames.map(({ events }, step) => ({
    step,
    kind: 'events',
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
  }));
}

function parseViewer(value: string): Viewer {
  return value === 'judge' || value === 'spectator' ? value : Number(value);
}
