import type { Sound } from '../../kit/sound.ts';

/** Synthesized, so that no file has to load. */

let audio: AudioContext | null = null;

/** Plays a sound at a volume from 0 to 1. */
export function playSound(sound: Sound, volume: number): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  PLAYERS[sound](audio, volume);
}

const PLAYERS: Readonly<Record<Sound, (context: AudioContext, volume: number) => void>> = {
  card: (context, volume) => rustle(context, { at: 0, length: 0.09, pitch: 2600, loudness: 0.1 * volume }),
  dice: (context, volume) => {
    for (const at of [0, 0.07, 0.12, 0.19])
      rustle(context, { at, length: 0.035, pitch: 1100, loudness: 0.22 * volume });
  },
  coin: (context, volume) => melody(context, [1975.5, 2637], 0.06, 0.05 * volume),
  turn: (context, volume) => melody(context, [659.25, 880], 0.14, 0.16 * volume),
  end: (context, volume) => melody(context, [523.25, 659.25, 784], 0.18, 0.16 * volume),
};

/** Soft notes one after the other, in Hz. */
function melody(context: AudioContext, notes: readonly number[], gap: number, loudness: number): void {
  for (const [i, pitch] of notes.entries()) {
    const start = context.currentTime + i * gap;
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(envelope(context, start, 0.5, loudness));
    tone.start(start);
    tone.stop(start + 0.55);
  }
}

interface Rustle {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly loudness: number;
}

/** A short burst of noise around a pitch. */
function rustle(context: AudioContext, { at, length, pitch, loudness }: Rustle): void {
  const start = context.currentTime + at;
  const noise = context.createBufferSource();
  noise.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.connect(filter).connect(envelope(context, start, length, loudness));
  noise.start(start);
  noise.stop(start + length + 0.05);
}

function envelope(context: AudioContext, start: number, length: number, loudness: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(Math.max(0.0001, loudness), start + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}

let noiseBuffer: AudioBuffer | null = null;

function noiseOf(context: AudioContext): AudioBuffer {
  if (noiseBuffer === null) {
    noiseBuffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = noiseBuffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noiseBuffer;
}
