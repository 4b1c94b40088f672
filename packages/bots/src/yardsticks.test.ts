import { GAMES } from '@regalia/games';
import { type Bot, canonicalJson, type Game, sha256, utf8 } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { dealSeeds, playArena } from './arena.ts';
import { findYardstick, yardstickNames } from './yardsticks.ts';

/**
 * Two games of each yardstick against itself. A change here means that the yardstick no longer measures the same: restore its
 * code. Only a new revision of the rules may change a line.
 */
const FINGERPRINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tides: { 'greedy@1': 'ee0bc4bceaa2bbb7', 'tree-20@1': '6b40940f2caa81ed' },
  citadels: {
    'greedy@1': '0c4f459041cab1f5',
    'master-mason@1': '46d2ca0eaed6fc57',
    'tree-20@1': '1a763ea325a7ef26',
  },
  dominion: {
    'greedy@1': 'd2e140ceac3d9ca9',
    'basic-big-money@1': 'cb2a30f03ee7ffcf',
    'big-money-ultimate@1': '6210cd2e7b7f36d0',
    'smithy-money@1': '79d12311c58834a8',
    'courtyard-money@1': '4ace41aa6c95c74a',
    'double-witch@1': 'e3098e09ce4faddd',
    'money-and-key-cards@1': '3eaa9d9238f66c2c',
  },
  diceking: { 'greedy@1': '28af5d189a4d102f', 'reeve@1': 'b5f6b3a7130ac6c8', 'steward@1': '546731740260a22b' },
  panovnik: {
    'greedy@1': '80bbbb195382b042',
    'pyramid-builder@1': 'b160162b5bb2a199',
    'tree-20@1': '6da3e4277bd5646e',
  },
};

/** A Kingdom with something for every baseline. */
const OPTIONS: Readonly<Record<string, unknown>> = {
  dominion: {
    kingdom: 'picked',
    cards: 'smithy courtyard witch militia torturer upgrade nobles market chapel shanty-town',
  },
};

/** Every answer of two games of the bot against itself. */
function fingerprint(game: Game, bot: Bot): string {
  const answers: unknown[] = [];
  const recorder: Bot = {
    name: bot.name,
    choose(task) {
      const answer = bot.choose(task);
      answers.push([task.decision.seat, task.decision.prompt, answer]);
      return answer;
    },
  };
  const seats = Math.max(2, game.seats.min);
  const options = game.parseOptions(OPTIONS[game.id], seats);
  for (const deal of [1, 2]) playArena(game, options, new Array<Bot>(seats).fill(recorder), dealSeeds(22, deal));
  return Buffer.from(sha256(utf8(canonicalJson(answers))))
    .toString('hex')
    .slice(0, 16);
}

describe.each([...GAMES.values()])('yardsticks of $id', (game) => {
  test('answer as ever', () => {
    const names = yardstickNames(game).map((name) => name.replace('N', '20'));
    const prints = names.map((name) => [name, fingerprint(game, findYardstick(game, name) as Bot)]);
    expect(Object.fromEntries(prints)).toEqual(FINGERPRINTS[game.id] ?? {});
  });
});

test('a name that is none is no yardstick', () => {
  for (const name of ['greedy', 'greedy@2', 'tree-0@1', 'tree-x@1', 'steward']) {
    expect(findYardstick(GAMES.get('tides') as Game, name), name).toBeUndefined();
  }
});
