import { useEffect, useRef } from 'react';
import type { EventSounds, Sound } from '../../kit/sound.ts';
import { useSettings } from '../../settings/settingsStore.ts';
import { type Listener, listen, startListening } from './listen.ts';

const EVENT_SOUNDS = import.meta.glob<EventSounds>('../../games/*/sounds.ts', { import: 'EVENT_SOUNDS' });

interface TableSoundsProps {
  readonly game: string;
  /** The event that moves now; events that are not animated, as in a hidden page, are not heard either. */
  readonly event: { readonly t: string } | null;
  readonly isAsked: boolean;
  readonly isOver: boolean;
}

/** Makes the table heard, if the player wants it. */
export function useTableSounds({ game, event, isAsked, isOver }: TableSoundsProps): void {
  const isOn = useSettings(({ sound }) => sound);
  const sounds = useRef<EventSounds>({});
  const listener = useRef<Listener | null>(null);
  useEffect(() => {
    if (!isOn) return;
    void import('./player.ts');
    void EVENT_SOUNDS[`../../games/${game}/sounds.ts`]?.().then((loaded) => {
      sounds.current = loaded;
    });
  }, [game, isOn]);
  useEffect(() => {
    const moment = { kind: event?.t ?? null, isAsked, isOver, isHidden: document.hidden, now: performance.now() };
    if (listener.current === null) {
      listener.current = startListening(moment);
      return;
    }
    const [next, sound] = listen(listener.current, moment, sounds.current);
    listener.current = next;
    if (isOn && sound !== null) void play(sound);
  }, [event, isAsked, isOver, isOn]);
}

async function play(sound: Sound): Promise<void> {
  const { playSound } = await import('./player.ts');
  playSound(sound, useSettings.getState().volume / 100);
}
