import type { GameEvent } from '@regalia/kernel';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { motionAllowed } from '../../settings/applySettings.ts';
import { useSettings } from '../../settings/settingsStore.ts';
import type { TableSnapshot } from '../../tables/table.ts';
import type { AnyGameUi } from '../gameUi.ts';
import { advance, type Film, follow, paceOf, type Scene, still } from './film.ts';

export interface Showing {
  /** What is drawn. */
  readonly shown: TableSnapshot;
  /** What moves meanwhile; null where nothing does. */
  readonly scene: Scene | null;
  /** How long it takes, in ms. */
  readonly pace: number;
}

const SPEEDS = { slow: 0.6, normal: 1, fast: 2 } as const;
/** Who was away for more steps than this wants the table, not a film. */
const CATCH_UP = 6;

/** Lets what happened move first and the table follow. A click or a key shows the table as it is at once. */
export function useFilm(snapshot: TableSnapshot, ui: AnyGameUi): Showing {
  const [film, setFilm] = useState(() => still(snapshot));
  const speed = SPEEDS[useSettings((settings) => settings.speed)];
  let now = film;
  if (film.latest !== snapshot) {
    now = canFollow(film, snapshot)
      ? follow(film, snapshot, scenesBetween(film.latest, snapshot, ui))
      : still(snapshot);
    setFilm(now);
  }
  const [scene = null] = now.scenes;
  const pace = paceOf(now.planned, speed);
  useEffect(() => {
    if (scene === null) return;
    const timer = setTimeout(() => setFilm(advance), pace);
    const skip = (): void => flushSync(() => setFilm(({ latest }) => still(latest)));
    const listening = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, skip, { signal: listening.signal, capture: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [scene, pace]);
  return { shown: now.shown, scene, pace };
}

/** Only a game that goes on before the same eyes is a film. */
function canFollow({ latest }: Film<TableSnapshot>, next: TableSnapshot): boolean {
  return (
    motionAllowed() &&
    !document.hidden &&
    next.viewer === latest.viewer &&
    next.curtain === null &&
    latest.curtain === null &&
    latest.view !== null &&
    next.step >= latest.step &&
    next.step - latest.step <= CATCH_UP
  );
}

function scenesBetween(before: TableSnapshot, after: TableSnapshot, ui: AnyGameUi): Scene[] {
  const { flights } = ui;
  if (flights === undefined || after.step === before.step) return [];
  const me = typeof after.viewer === 'number' ? after.viewer : 0;
  const events = after.log.flatMap((one): readonly GameEvent[] =>
    one.kind === 'events' && one.step > before.step ? one.events : [],
  );
  return events.map((event) => ({ event, flights: flights(event, me) })).filter((scene) => scene.flights.length > 0);
}
