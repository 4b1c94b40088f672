import type { Yardstick } from '@regalia/kernel';
import { yardstick as citadels } from './citadels/bots/yardstick/index.ts';
import { yardstick as diceking } from './diceking/bots/yardstick/index.ts';
import { yardstick as dominion } from './dominion/bots/yardstick/index.ts';
import type { GameId } from './list.ts';
import { yardstick as panovnik } from './panovnik/bots/yardstick/index.ts';
import { yardstick as tides } from './tides/bots/yardstick/index.ts';

const ALL: Readonly<Partial<Record<GameId, unknown>>> = { tides, citadels, dominion, diceking, panovnik };

/** The first generation of a game's bots, by the game's id. */
export const YARDSTICKS: ReadonlyMap<string, Yardstick> = new Map(Object.entries(ALL) as [string, Yardstick][]);
