import { createRequire } from 'node:module';

// boardgame.io has folders where Node's import wants files.
const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
export const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
export const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');
