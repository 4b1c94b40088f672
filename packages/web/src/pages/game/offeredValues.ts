import { type Game, InvalidInput } from '@regalia/kernel';

/** The values of an option that are valid for this number of seats, e.g. no fourth seat among two. */
export function offeredValues(game: Game, seats: number, key: string, values: readonly string[]): readonly string[] {
  return values.filter((value) => {
    try {
      game.parseOptions({ [key]: value }, seats);
      return true;
    } catch (error) {
      if (error instanceof InvalidInput) return false;
      throw error;
    }
  });
}
