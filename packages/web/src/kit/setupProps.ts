import type { Game } from '@regalia/kernel';

/** What is given to the part of a game that shows how a table was laid. */
export interface ShownProps {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
}

/** What a game's own part of opening a table is given. */
export interface SetupProps extends ShownProps {
  readonly onChange: (options: Readonly<Record<string, string>>) => void;
}
