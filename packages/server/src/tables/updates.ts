import { renderScore, renderWithoutScore, type TableViewer } from './render.ts';
import type { TableState } from './state.ts';

/** Updates as JSON, while all are told of one change: what several are to get is made once. */
export class Updates {
  readonly #t: TableState;
  readonly #texts = new Map<string, string>();
  /** By viewer; the score is the largest part of most updates. */
  readonly #scores = new Map<TableViewer | 'all', string>();

  constructor(t: TableState) {
    this.#t = t;
  }

  /** What the viewer is told who saw step `since` last; null for everything. */
  for(viewer: TableViewer, since: number | null): string {
    const key = `${viewer} ${since}`;
    let text = this.#texts.get(key);
    if (text === undefined) {
      const rest = JSON.stringify(renderWithoutScore(this.#t, viewer, since));
      text = `${rest.slice(0, -1)},"score":${this.#scoreFor(viewer)}}`;
      this.#texts.set(key, text);
    }
    return text;
  }

  #scoreFor(viewer: TableViewer): string {
    const key = this.#t.game.openScore || this.#t.phase === 'over' ? 'all' : viewer;
    let text = this.#scores.get(key);
    if (text === undefined) {
      text = JSON.stringify(renderScore(this.#t, viewer));
      this.#scores.set(key, text);
    }
    return text;
  }
}
