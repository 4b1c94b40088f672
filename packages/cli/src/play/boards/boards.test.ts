import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { chooseFor, randomBot } from '@regalia/bots';
import { GAMES } from '@regalia/games';
import { GAME_IDS } from '@regalia/games/list';
import {
  type Game,
  LOCALES,
  type Locale,
  openDecisions,
  type Seat,
  seedFast,
  startLiveGame,
  viewZone,
} from '@regalia/kernel';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { visibleWidth } from '../../format/columns.ts';
import { GameFormatter } from '../../format/GameFormatter.ts';
import { findRule } from '../../format/ruleBook.ts';
import { wrap } from '../../format/wrap.ts';
import { PlayTable } from '../PlayTable.ts';
import { phrase } from '../phrases.ts';
import { TerminalSession } from '../TerminalSession.ts';
import { boardOf } from './index.ts';
import { zones } from './zones.ts';

const SEATS = { tides: 2, citadels: 4, dominion: 3, diceking: 3, panovnik: 3 } as const;

function openSession(game: Game, seats: number, locale: Locale, seed: number, seat: Seat = 0) {
  const liveGame = startLiveGame(game, { seats, seed: { kind: 'fast', seed } });
  const table = new PlayTable(game, liveGame, seat, randomBot, seedFast(seed));
  const names = Array.from({ length: seats }, (_, other) => (other === seat ? 'Zoe' : `Bohuslava ${other}`));
  return { table, session: new TerminalSession(table, new GameFormatter(game, locale, names, seat), locale, 'Bot') };
}

/** Plays by the bot's hints and calls `look` with everything that is shown at every question. */
function playByHints(
  game: Game,
  seats: number,
  locale: Locale,
  seed: number,
  look: (lines: string[]) => void,
): PlayTable {
  const { table, session } = openSession(game, seats, locale, seed);
  look(session.open([]));
  for (let step = 0; step < 3000 && !table.isOver; step++) {
    for (const key of ['', 't', '?', 's']) look(session.reply(key));
    look(session.reply(hintOf(session)));
  }
  return table;
}

describe.each(GAME_IDS)('the board of %s', (id) => {
  const game = GAMES.get(id) as Game;

  test('is its own', () => {
    expect(boardOf(id)).not.toBe(zones);
  });

  test.each(LOCALES)('stays within 80 columns in a whole game (%s)', async (locale) => {
    await game.texts.load(locale);
    const table = playByHints(game, SEATS[id], locale, 11, (lines) => {
      for (const line of lines.flatMap((one) => wrap(one, 80))) {
        expect(line).not.toMatch(/undefined|NaN|\[object|\{\d\}/);
        expect(visibleWidth(line), line).toBeLessThanOrEqual(80);
      }
    });
    expect(table.isOver).toBe(true);
  });

  test('fits with its question on 24 lines at most questions', async () => {
    await game.texts.load('en');
    const heights: number[] = [];
    const { table, session } = openSession(game, game.seats.min, 'en', 4);
    session.open([]);
    while (!table.isOver) {
      heights.push(session.reply('').flatMap((line) => wrap(line, 80)).length);
      session.reply(hintOf(session));
    }
    const small = heights.filter((height) => height <= 24);
    expect(small.length / heights.length).toBeGreaterThan(0.75);
  });

  test('every question has a rule with a text in every language', () => {
    const rules = rulesAsked(game);
    const missing = LOCALES.flatMap((locale) => {
      const path = locale === 'en' ? `${id}.md` : `${locale}/${id}.md`;
      const book = readFileSync(new URL(`../../../../../rules/${path}`, import.meta.url), 'utf8');
      return rules.filter((rule) => findRule(book, rule) === undefined).map((rule) => `${locale} ${rule}`);
    });
    expect(missing).toEqual([]);
  });
});

test('colors where the terminal has them, shapes and words everywhere', async () => {
  const game = GAMES.get('tides') as Game;
  await game.texts.load('en');
  const state = startLiveGame(game, { seats: 2, seed: { kind: 'fast', seed: 1 } }).state;
  const layout = game.layout(2);
  const drawn = (isColored: boolean) =>
    boardOf('tides')
      .lines({
        view: game.view(state, 0),
        seat: 0,
        layout,
        zones: layout.specs.map((_, zone) => viewZone(state, layout, zone, 0)),
        formatter: new GameFormatter(game, 'en', ['Ann', 'Bob'], 0),
        colors: pc.createColors(isColored),
        phrase: (key, ...values) => phrase('en', key, ...values),
      })
      .join('\n');
  expect(drawn(true)).toContain('\u001b[');
  expect(stripVTControlCharacters(drawn(true))).toBe(drawn(false));
  expect(drawn(false)).toContain('▲\u00a0temple');
});

test('offers all Treasures first, and single ones after that', async () => {
  const game = GAMES.get('dominion') as Game;
  await game.texts.load('en');
  const { table, session } = openSession(game, 2, 'en', 3);
  expect(session.open([]).join('\n')).toMatch(/ 1 {2}All of them: 4× Copper\n +2 {2}Copper ×4/);
  expect(session.reply('1 2').join()).toContain('Pick one of the numbers above');
  expect(session.reply('1').join('\n')).toMatch(/^You play 4×\sCopper and have 4\scoins\./);
  expect(table.question?.prompt).toBe('buy');
});

test('shows only what the seat may know', async () => {
  const game = GAMES.get('panovnik') as Game;
  await game.texts.load('en');
  const { table, session } = openSession(game, 2, 'en', 5);
  session.open([]);
  session.reply(hintOf(session));
  const hidden = game.view(table.state, 1) as unknown as { seats: { hand: { cards: number[] } }[] };
  const names = new GameFormatter(game, 'en');
  const lines = session.reply('t').join('\n');
  for (const card of hidden.seats[1]?.hand.cards ?? []) expect(lines).not.toContain(names.name('card', card));
});

function rulesAsked(game: Game): string[] {
  const rules = new Set<string>();
  for (let seed = 1; seed <= 5; seed++) {
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const liveGame = startLiveGame(game, { seats, seed: { kind: 'fast', seed } });
    const rng = seedFast(seed);
    while (!liveGame.isOver) {
      for (const d of openDecisions(liveGame.state)) {
        rules.add(d.rule);
        liveGame.answer(d.seat, chooseFor(game, liveGame.state, d.seat, randomBot, rng), 'bot');
      }
    }
  }
  return [...rules];
}

function hintOf(session: TerminalSession): string {
  return /[\d ]+$/.exec(session.reply('h').join())?.[0].trim() ?? '';
}
