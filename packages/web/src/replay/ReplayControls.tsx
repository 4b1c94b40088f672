import type { ReactNode } from 'react';
import { useTable } from '../kit/tableContext.ts';
import { EventLine } from '../kit/text/EventLine.tsx';
import type { ReplayActions, ReplayPart, TableSnapshot } from '../tableModel/TableSource.ts';
import { IconButton } from '../ui/Button.tsx';
import styles from './ReplayControls.module.css';

const SPEEDS = [0.5, 1, 2, 4] as const;

interface ReplayControlsProps {
  readonly actions: ReplayActions;
  readonly part: ReplayPart;
  readonly snapshot: TableSnapshot;
}

/** The way through a finished game; each step is spoken when it is reached. */
export function ReplayControls({ actions, part, snapshot: { step, log } }: ReplayControlsProps): ReactNode {
  const { game, speech } = useTable();
  const { t } = speech;
  const { last, turns, isPlaying, speed } = part;
  const { turnTo } = actions;
  const current = log.at(-1);
  const turn = turns.findLast((one) => one.step <= step);
  return (
    <section className={styles.controls} aria-label={t('replay')}>
      <div className="visually-hidden" aria-live="polite">
        {current?.kind === 'events' &&
          current.events.map((event, i) => (
            <EventLine key={`${step}-${i}`} game={game} event={event} speech={speech} />
          ))}
      </div>
      <IconButton glyph="first" label={t('replay.first')} disabled={step === 0} onClick={() => turnTo(0)} />
      <IconButton glyph="back" label={t('replay.back')} disabled={step === 0} onClick={() => turnTo(step - 1)} />
      <IconButton
        glyph={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'replay.pause' : 'replay.play')}
        onClick={actions.togglePlaying}
      />
      <IconButton glyph="next" label={t('replay.next')} disabled={step === last} onClick={() => turnTo(step + 1)} />
      <IconButton glyph="last" label={t('replay.last')} disabled={step === last} onClick={() => turnTo(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.step')}
        onChange={({ target }) => turnTo(Number(target.value))}
      />
      <output className={styles.count}>
        {step} / {last}
      </output>
      {turns.length > 0 && (
        <select
          className={styles.jump}
          aria-label={t('replay.turn')}
          value={turn?.step ?? ''}
          onChange={({ target }) => turnTo(Number(target.value))}
        >
          {turn === undefined && <option value="">{t('replay.turn')}</option>}
          {turns.map((one) => (
            <option key={`${one.step} ${one.of}`} value={one.step}>
              {one.of === 'all' ? t('replay.round', { n: one.number }) : `${speech.nameOf(one.of)} ${one.number}`}
            </option>
          ))}
        </select>
      )}
      <select
        className={styles.jump}
        aria-label={t('replay.speed')}
        value={speed}
        onChange={({ target }) => actions.setSpeed(Number(target.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
    </section>
  );
}
