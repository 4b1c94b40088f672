import type { ReactNode } from 'react';
import type { TableSpeech } from '../kit/text/speech.ts';
import { IconButton } from '../ui/Button.tsx';
import styles from './ReplayScreen.module.css';

interface ReplayControlsProps {
  readonly step: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speech: TableSpeech;
  readonly onStep: (step: number) => void;
  readonly onPlay: () => void;
}

export function ReplayControls({ step, last, playing, speech: { t }, onStep, onPlay }: ReplayControlsProps): ReactNode {
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
    </section>
  );
}
