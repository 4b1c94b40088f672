import { type Game, InvalidInput } from '@regalia/kernel';
import type { CreateTableRequest, Person, SeatWish } from '@regalia/protocol';
import { checkBotLevel } from '../commands/checkBotLevel.ts';
import type { TableRegistry } from '../registry/TableRegistry.ts';
import { RequestRefused } from '../state/errors.ts';
import { personRef } from '../state/logEntry.ts';

/** Makes a table and returns its id. */
export async function createTable(registry: TableRegistry, host: Person, wish: CreateTableRequest): Promise<string> {
  const game = registry.deps.games.get(wish.game);
  if (game === undefined) throw new RequestRefused('unknown-game', `There is no game "${wish.game}" on this server.`);
  checkSeats(game, wish.seats);
  if (registry.deps.customData === false) refuseCustomData(game, wish);
  return registry.openTable({
    game: game.id,
    revision: game.revision,
    options: parseOptions(game, wish),
    seats: wish.seats,
    pace: wish.pace ?? { kind: 'relaxed' },
    listed: wish.listed ?? false,
    memoryAid: wish.memoryAid ?? wish.seats.every(({ kind }) => kind !== 'open'),
    spectatorChat: wish.spectatorChat ?? false,
    host: personRef(host),
    delays: registry.deps.delays,
    secret: registry.deps.entropy.hex(32),
  });
}

function checkSeats(game: Game, seats: readonly SeatWish[]): void {
  if (seats.filter(({ kind }) => kind === 'me').length > 1) {
    throw new RequestRefused('bad-request', 'You can take only one seat. Leave the others open or give them to bots.');
  }
  if (seats.every(({ kind }) => kind === 'bot')) {
    throw new RequestRefused('bad-request', 'Keep a seat for a person. You can watch bots play without a server.');
  }
  for (const wish of seats) if (wish.kind === 'bot') checkBotLevel(game, wish.level);
}

/** Longer texts are custom data. */
const LONG_TEXT = 4096;

function refuseCustomData(game: Game, { options = {} }: CreateTableRequest): void {
  for (const { key, text = 0 } of game.options) {
    if (text <= LONG_TEXT || (options[key] ?? '') === '') continue;
    throw new RequestRefused('bad-request', `This server does not allow custom game data. Leave "${key}" out.`);
  }
}

function parseOptions(game: Game, wish: CreateTableRequest): unknown {
  try {
    return game.parseOptions(wish.options, wish.seats.length);
  } catch (error) {
    if (error instanceof InvalidInput) throw new RequestRefused('bad-request', error.message);
    throw error;
  }
}
