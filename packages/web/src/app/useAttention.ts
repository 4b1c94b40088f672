import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settingsStore.ts';

let audio: AudioContext | null = null;

/** Two soft notes, synthesized so that no file has to load. */
function chime(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const start = audio.currentTime;
  for (const [i, frequency] of [659.25, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + i * 0.14);
    volume.gain.linearRampToValueAtTime(0.08, start + i * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.14 + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + i * 0.14);
    tone.stop(start + i * 0.14 + 0.55);
  }
}

function setBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Shows how many tables wait for me in the title and badge. Null while unknown. */
export function useWaitingCount(count: number | null): void {
  useEffect(() => {
    if (count === null) return;
    document.title = count > 0 ? `(${count}) Regalia` : 'Regalia';
    setBadge(count);
    return () => {
      document.title = 'Regalia';
    };
  }, [count]);
}

/** Signals my turn in the title, by a badge and, if enabled, by sound. */
export function useAttention(isMyTurn: boolean, title: string, turnTitle: string): void {
  const was = useRef(isMyTurn);
  useEffect(() => {
    document.title = isMyTurn ? `● ${turnTitle} – ${title}` : `${title} – Regalia`;
    setBadge(isMyTurn ? 1 : 0);
    if (isMyTurn && !was.current && useSettings.getState().sound) chime();
    was.current = isMyTurn;
    return () => {
      document.title = 'Regalia';
    };
  }, [isMyTurn, title, turnTitle]);
}
