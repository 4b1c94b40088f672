import type { Answer, Decision, GameView, Layout, OptionId, Seat, ZoneView } from '@regalia/kernel';
import type pc from 'picocolors';
import type { GameFormatter } from '../../format/GameFormatter.ts';
import type { Phrase } from '../phrases.ts';

/** The smallest supported terminal; boards draw their grids for it. */
export const BOARD_WIDTH = 80;

/** A table as one seat sees it, and how to put it into words. */
export interface SeenTable<V extends GameView = GameView> {
  readonly view: V;
  readonly seat: Seat;
  readonly layout: Layout;
  /** By the layout, as the seat sees them. */
  readonly zones: readonly ZoneView[];
  readonly formatter: GameFormatter;
  readonly colors: ReturnType<typeof pc.createColors>;
  readonly phrase: (key: Phrase, ...values: readonly (string | number)[]) => string;
}

/** The text board of one game. Everything it says comes from the view of the seat. */
export interface TerminalBoard<V extends GameView = GameView> {
  /** The whole table. With a question, only what matters for it, so that both fit on a small screen. */
  lines(table: SeenTable<V>, question?: Decision): string[];
  /** What matters about an option, in a few words beside it; empty if its name says it all. */
  facts(table: SeenTable<V>, d: Decision, option: OptionId): string;
  /** Facts that are too long to stand beside an option. The texts of cards come on their own. */
  details?(table: SeenTable<V>, d: Decision, option: OptionId): string[];
  /** Answers that are offered before the options, such as playing all Treasures. */
  shortcuts?(d: Decision): readonly Answer[];
}
