import type { Game } from '@regalia/kernel';

/** What a game's own part of opening a table is given. */
export interface SetupProps {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (options: Readonly<Record<string, string>>) => void;
}
