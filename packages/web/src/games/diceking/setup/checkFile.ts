import { type Game, InvalidInput } from '@regalia/kernel';

/** What came of a file: data as the table will carry them, '' if they say the same as ours, or what is wrong. */
export type Checked = { readonly data: string } | { readonly trouble: string };

/** Corrected data by the game's own checks; spaces and line breaks of the file do not count. */
export function checkFile(game: Game, text: string): Checked {
  try {
    const { data } = game.parseOptions({ data: squeeze(text) }, game.seats.usual) as { readonly data: string };
    return { data };
  } catch (error) {
    if (error instanceof InvalidInput) return { trouble: error.message };
    throw error;
  }
}

function squeeze(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
