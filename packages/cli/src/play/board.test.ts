import { GAMES } from '@regalia/games';
import { openDecisions, type Seat, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { GameFormatter } from '../format/GameFormatter.ts';
import { describeBoard } from './board.ts';

test.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  'every zone of %s has a description for every viewer',
  async (_, game) => {
    await game.texts.load('cs');
    const { min, max } = game.seats;
    for (let seats = min; seats <= max; seats++) {
      const liveGame = startLiveGame(game, { seats, seed: { kind: 'fast', seed: 5 } });
      const viewers = ['spectator', 'judge', ...Array.from({ length: seats }, (_, seat) => seat as Seat)] as const;
      for (let step = 0; step < 40 && !liveGame.isOver; step++) {
        for (const viewer of viewers) {
          const formatter = new GameFormatter(game, 'cs');
          const lines = describeBoard(game, liveGame.state, viewer, formatter, (count, known) => `${count} ${known}`);
          expect(lines.join()).not.toMatch(/undefined|zone\.|card\./);
        }
        for (const d of openDecisions(liveGame.state)) liveGame.answer(d.seat, game.fallback(liveGame.state, d), 'bot');
      }
    }
  },
);
