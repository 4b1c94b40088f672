import { availableParallelism } from 'node:os';
import { botNames, findBot } from '@regalia/bots';
import { findYardstick, yardstickNames } from '@regalia/bots/yardsticks';
import { GAMES } from '@regalia/games';
import { type Bot, type Game, LOCALES, type Locale } from '@regalia/kernel';
import { badUsage } from './failure.ts';

/** Throws with the list of games if the id is unknown. */
export function parseGame(id: string): Game {
  const game = GAMES.get(id);
  if (game === undefined) throw badUsage(`Unknown game "${id}". Choose one of: ${[...GAMES.keys()].join(', ')}.`);
  return game;
}

export function parseBot(game: Game, name: string): Bot {
  const bot = findBot(game, name)?.bot ?? findYardstick(game, name);
  if (bot !== undefined) return bot;
  const names = [...botNames(game), ...yardstickNames(game)];
  throw badUsage(`Unknown bot "${name}". Choose one of: ${names.join(', ')}.`);
}

/** Bots by seat, as in `greedy,random`. */
export function parseBots(game: Game, list: string): Bot[] {
  return list.split(',').map((name) => parseBot(game, name.trim()));
}

/** A commander parser for integers of at least `min`. */
export function wholeNumber(option: string, min: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= min) return value;
    throw badUsage(`${option} must be a whole number of at least ${min}, not "${text}".`);
  };
}

export function parseLocale(text: string): Locale {
  const locale = LOCALES.find((known) => known === text);
  if (locale === undefined) throw badUsage(`Unknown language "${text}". Choose one of: ${LOCALES.join(', ')}.`);
  return locale;
}

/** Parses the value of `--options`. The game validates it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badUsage(`--options must be JSON, such as '{}', not ${text}`);
  }
}

export function defaultJobs(): number {
  return availableParallelism();
}
