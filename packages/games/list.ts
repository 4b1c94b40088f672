import type { Locale } from '@regalia/kernel';
import { shelf as citadels } from './citadels/text/shelf.ts';
import { shelf as diceking } from './diceking/text/shelf.ts';
import { shelf as dominion } from './dominion/text/shelf.ts';
import { shelf as panovnik } from './panovnik/text/shelf.ts';
import { shelf as tides } from './tides/text/shelf.ts';

/** Every game in the order of the shelf: the list that all others follow. It loads no rules. */
const SHELF = { tides, citadels, dominion, diceking, panovnik } as const;

export type GameId = keyof typeof SHELF;
export const GAME_IDS = Object.keys(SHELF) as readonly GameId[];

/** A bot of a game's own. */
export type GameBotId = { [Id in GameId]: keyof (typeof SHELF)[Id]['en']['bots'] }[GameId];

/** The name of a game; its id if it is not on the shelf. */
export function gameName(id: string, locale: Locale): string {
  const game = GAME_IDS.find((one) => one === id);
  return game === undefined ? id : SHELF[game][locale].name;
}

type ShelfKey = `game.${GameId}` | `bot.${GameBotId}` | `bot.${GameBotId}.style`;

type BotTexts = Readonly<Record<string, readonly [name: string, style: string]>>;

export const GAME_BOTS = GAME_IDS.flatMap((id) => Object.keys(SHELF[id].en.bots)) as readonly GameBotId[];

type Range = readonly [from: number, to: number];

/** How many can play a game, and for how many minutes. */
export function shelfFacts(id: GameId): { readonly seats: Range; readonly minutes: Range } {
  return SHELF[id];
}

/** `game.<id>`, `bot.<name>` and `bot.<name>.style` of all games in one language. */
export function shelfTexts(locale: Locale): Readonly<Record<ShelfKey, string>> {
  const texts: Record<string, string> = {};
  for (const id of GAME_IDS) {
    const { name, bots }: { readonly name: string; readonly bots: BotTexts } = SHELF[id][locale];
    texts[`game.${id}`] = name;
    for (const [bot, [called, style]] of Object.entries(bots)) {
      texts[`bot.${bot}`] = called;
      texts[`bot.${bot}.style`] = style;
    }
  }
  return texts as Record<ShelfKey, string>;
}
