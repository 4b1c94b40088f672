import type { ScoreBreakdown } from '@regalia/kernel';
import { scoreChange } from '@regalia/protocol';
import type { TableState } from '../state/tableState.ts';
import { renderScore, renderWithoutScore, type TableViewer } from './render.ts';

type Score = readonly ScoreBreakdown[];

/** An update as JSON, and its score, to which the viewer's next update is compared. */
interface RenderedUpdate {
  readonly text: string;
  readonly score: Score;
}

/** Caches updates while one change is sent to all, so that equal updates are made once. */
export class UpdateCache {
  readonly #t: TableState;
  /** By viewer and its last seen step. */
  readonly #rests = new Map<string, string>();
  readonly #scores = new Map<TableViewer | 'all', Score>();
  /** By the score and the one sent before. */
  readonly #changes = new Map<Score, Map<Score | null, string>>();

  constructor(t: TableState) {
    this.#t = t;
  }

  /** The update for a viewer whose last step was `since` (null: send everything) and whose last score was `told`. */
  for(viewer: TableViewer, since: number | null, told: Score | null): RenderedUpdate {
    const score = this.#scoreFor(viewer);
    const rest = this.#restFor(viewer, since);
    return { text: `${rest.slice(0, -1)},"score":${this.#changeTo(score, told)}}`, score };
  }

  #restFor(viewer: TableViewer, since: number | null): string {
    const key = `${viewer} ${since}`;
    return made(this.#rests, key, () => JSON.stringify(renderWithoutScore(this.#t, viewer, since)));
  }

  #scoreFor(viewer: TableViewer): Score {
    const key = this.#t.game.isScorePublic || this.#t.phase === 'over' ? 'all' : viewer;
    return made(this.#scores, key, () => renderScore(this.#t, viewer));
  }

  #changeTo(score: Score, told: Score | null): string {
    const texts = made(this.#changes, score, () => new Map<Score | null, string>());
    return made(texts, told, () => JSON.stringify(scoreChange(told, score)));
  }
}

/** Gets the value at the key, creating it if absent. */
function made<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}
