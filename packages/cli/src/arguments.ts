import { availableParallelism } from 'node:os';
import { botNames, findBot } from '@regalia/bots';
import { GAMES } from '@regalia/games';
import { type Bot, type Game, LOCALES, type Locale } from '@regalia/kernel';
import { badUsage } from './failure.ts';

/** The game of this name; the names are listed if there is none. */
export function parseGame(id: string): Game {
  const game = GAMES.get(id);
  if (game === undefined) throw badUsage(`There is no game "${id}". The games are: ${[...GAMES.keys()].join(', ')}.`);
  return game;
}

/** The bot of this name for the game. */
export function parseBot(game: Game, name: string): Bot {
  const level = findBot(game, name);
  if (level === undefined) throw badUsage(`There is no bot "${name}". The bots are: ${botNames(game).join(', ')}.`);
  return level.bot;
}

/** Bots by seat, as in `greedy,random`. */
export function parseBots(game: Game, list: string): Bot[] {
  return list.split(',').map((name) => parseBot(game, name.trim()));
}

/** For commander: a whole number of at least `least`. */
export function wholeNumber(what: string, least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
    throw badUsage(`${what} is a whole number from ${least}, not "${text}".`);
  };
}

export function parseLocale(text: string): Locale {
  const locale = LOCALES.find((known) => known === text);
  if (locale === undefined) throw badUsage(`There is no language "${text}". The languages are: ${LOCALES.join(', ')}.`);
  return locale;
}

/** `--options` as JSON; what the game makes of it is the game's to say. */
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
