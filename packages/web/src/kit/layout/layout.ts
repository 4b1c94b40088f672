import { useSyncExternalStore } from 'react';

/**
 * How a table is laid out: `wide` where its board is wider than high, `tall` upright with room for the whole table, `phone`
 * upright and narrow, `flat` a phone on its side.
 */
export type TableLayout = 'wide' | 'tall' | 'phone' | 'flat';

/** A phone, upright or on its side. */
export function isSmall(layout: TableLayout): boolean {
  return layout === 'phone' || layout === 'flat';
}

/** What the shell leaves to the board. */
const SIDE_PANEL = 310;
const HEAD_AND_PROMPT = 121;

/** By the window alone: no sentence and no card changes it. */
export function layoutOf(width: number, height: number): TableLayout {
  if (height <= 500 && width * 3 >= height * 4) return 'flat';
  if (width <= 599 || height <= 500) return 'phone';
  const board = hasPanelBeside(width, height) ? width - SIDE_PANEL : width;
  return board <= height - HEAD_AND_PROMPT ? 'tall' : 'wide';
}

/** Whether log, score and chat stand beside the board; else they take turns with it. */
export function hasPanelBeside(width: number, height: number): boolean {
  return width > 900 && height > 500;
}

/** How much height a phone leaves to the board: `low` needs its lines shared, `roomy` has a place for everything. */
export type Room = 'low' | 'usual' | 'roomy';

/** What a lesson takes of it. */
const LESSON = 74;

export function roomOf(width: number, height: number, isGuided: boolean): Room {
  const left = isGuided ? height - LESSON : height;
  if (left < 710) return 'low';
  return width >= 380 && left >= 820 ? 'roomy' : 'usual';
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Asked by the shell; boards are told. */
export function useLayout(): TableLayout {
  return useSyncExternalStore(subscribe, () => layoutOf(innerWidth, innerHeight));
}

export function useRoom(isGuided: boolean): Room {
  return useSyncExternalStore(subscribe, () => roomOf(innerWidth, innerHeight, isGuided));
}

export function usePanelBeside(): boolean {
  return useSyncExternalStore(subscribe, () => hasPanelBeside(innerWidth, innerHeight));
}
