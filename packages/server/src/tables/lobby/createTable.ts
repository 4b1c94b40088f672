import { botNames } from '@regalia/bots';
import { type Game, InvalidInput } from '@regalia/kernel';
import type { CreateTableRequest, Person, SeatWish } from '@regalia/protocol';
import type { TableRegistry } from '../registry/TableRegistry.ts';
import { RequestRefused } from '../state/errors.ts';
import { personRef } from '../state/logEntry.ts';

/** Makes a table by a person's wishes and returns its id. */
export async function createTable(registry: TableRegistry, host: Person, wish: CreateTableRequest): Promise<string> {
  const game = registry.deps.games.get(wish.game);
  if (game === undefined) throw new RequestRefused('unknown-game', `There is no game "${wish.game}".`);
  checkSeats(game, wish.seats);
  if (registry.deps.customData === false) refuseOwnData(game, wish);
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
    throw new RequestRefused(
      'bad-request',
      'You can sit on one seat only. Leave the others open or give them to bots.',
    );
  }
  if (seats.every(({ kind }) => kind === 'bot')) {
    throw new RequestRefused(
      'bad-request',
      'Keep a seat for a person. Bots among themselves can be watched without a server.',
    );
  }
  for (const wish of seats) if (wish.kind === 'bot') checkBotLevel(game, wish.level);
}

export function checkBotLevel(game: Game, level: string): void {
  const levels = botNames(game);
  if (!levels.includes(level)) {
    throw new RequestRefused(
      'bad-request',
      `There is no bot "${level}"; the bots of this game are: ${levels.join(', ')}.`,
    );
  }
}

/** Texts longer than this are data, not a choice. */
const LONG_TEXT = 4096;

function refuseOwnData(game: Game, { options = {} }: CreateTableRequest): void {
  for (const { key, text = 0 } of game.options) {
    if (text <= LONG_TEXT || (options[key] ?? '') === '') continue;
    throw new RequestRefused('bad-request', `This server opens no tables with data of their own; leave "${key}" out.`);
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
