import type { ReactNode } from 'react';
import type { TableSpeech } from '../kit/text/speech.ts';
import { IconButton } from '../ui/Button.tsx';
import styles from './ReplayScreen.module.css';
import type { TurnStart } from './turns.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;

interface ReplayControlsProps {
  readonly step: number;
  readonly last: number;
  readonly turns: readonly TurnStart[];
  readonly playing: boolean;
  readonly speed: number;
  readonly speech: TableSpeech;
  readonly onStep: (step: number) => void;
  readonly onPlay: () => void;
  readonly onSpeed: (speed: number) => void;
}

export function ReplayControls(props: ReplayControlsProps): ReactNode {
  const { step, last, turns, playing, speed, speech, onStep, onPlay, onSpeed } = props;
  const { t } = speech;
  const turn = turns.findLast((one) => one.step <= step);
  return (
    <section className={styles.controls} aria-label={t('replay')}>
      <IconButton glyph="first" label={t('replay.first')} disabled={step === 0} onClick={() => onStep(0)} />
      <IconButton glyph="back" label={t('replay.back')} disabled={step === 0} onClick={() => onStep(step - 1)} />
      <IconButton
        glyph={playing ? 'pause' : 'play'}
        label={t(playing ? 'replay.pause' : 'replay.play')}
        onClick={onPlay}
      />
      <IconButton glyph="next" label={t('replay.next')} disabled={step === last} onClick={() => onStep(step + 1)} />
      <IconButton glyph="last" label={t('replay.last')} disabled={step === last} onClick={() => onStep(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.step')}
        onChange={({ target }) => onStep(Number(target.value))}
      />
      <output className={styles.count}>
        {step} / {last}
      </output>
      {turns.length > 0 && (
        <select
          className={styles.jump}
          aria-label={t('replay.turn')}
          value={turn?.step ?? ''}
          onChange={({ target }) => onStep(Number(target.value))}
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
        onChange={({ target }) => onSpeed(Number(target.value))}
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
