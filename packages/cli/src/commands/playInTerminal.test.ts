import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { GAME_IDS, type GameId } from '@regalia/games/list';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILT, regalia, temporaryFolder } from '../testing/regalia.ts';

const folder = temporaryFolder();
const SOCKET = `regalia-${process.pid}`;
const LANGUAGES: Readonly<Record<GameId, string>> = {
  tides: 'en',
  citadels: 'cs',
  dominion: 'sk',
  diceking: 'cs',
  panovnik: 'en',
};
const MOST_QUESTIONS = 400;
const WAIT = { tries: 600, milliseconds: 25 } as const;

const tmux = (...args: readonly string[]) => execFileSync('tmux', ['-L', SOCKET, ...args], { encoding: 'utf8' });
/** The screen and all that scrolled off; a line that the terminal had to break is joined again. */
const screen = () => tmux('capture-pane', '-p', '-J', '-S', '-', '-t', 'game').trimEnd();

/** Waits for the next prompt or the end of the game. */
async function nextScreen(): Promise<string> {
  for (let i = 0; i < WAIT.tries; i++) {
    const shown = screen();
    if (shown.endsWith('\n>') || shown.includes('THE END')) return shown;
    await setTimeout(WAIT.milliseconds);
  }
  throw new Error(`no prompt appeared:\n${screen()}`);
}

async function type(keys: string): Promise<string> {
  // A reset moves the screen into the history, so the history is cleared after it.
  tmux('send-keys', '-R', '-t', 'game', ';', 'clear-history', '-t', 'game');
  tmux('send-keys', '-t', 'game', keys, 'Enter');
  return await nextScreen();
}

describe.each(GAME_IDS)('%s in a terminal of 80x24', (game) => {
  beforeEach(() => {
    const command = `node ${BUILT} play ${game} --seed 4 --seats 2 --against easy --lang ${LANGUAGES[game]} --save ${game}.json`;
    tmux('new-session', '-d', '-s', 'game', '-x', '80', '-y', '24', '-c', folder, `${command}; echo THE END; sleep 60`);
  });
  afterEach(() => {
    tmux('kill-server');
  });

  test('is played to the end by hints', async () => {
    let shown = await nextScreen();
    for (let i = 0; i < MOST_QUESTIONS && !shown.includes('THE END'); i++) {
      const hint = /: ([\d ]+)\n+>$/.exec(await type('h'))?.[1] as string;
      expect(hint).toBeDefined();
      shown = await type(hint);
      for (const line of shown.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
    expect(shown).toContain('THE END');
    expect(JSON.parse(readFileSync(join(folder, `${game}.json`), 'utf8')).game).toBe(game);
    expect((await regalia(['verify', `${game}.json`], '', folder)).out).toContain('The game is over.');
  }, 120_000);
});
