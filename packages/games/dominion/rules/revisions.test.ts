import { fileURLToPath } from 'node:url';
import {
  checkHash,
  type Game,
  type GameRecord,
  openDecisions,
  randomAnswer,
  replayMoments,
  resumeLiveGame,
  seedFast,
  startLiveGame,
} from '@regalia/kernel';
import { readGoldenRecords } from '@regalia/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import * as today from '../index.ts';
import { REVISIONS } from './revisions.ts';

const GOLDEN = fileURLToPath(new URL('../golden', import.meta.url));

/** A copy of the game to which Intrigue has been given a card more, with a revision of its own. */
async function importGrown(): Promise<typeof today> {
  vi.resetModules();
  vi.doMock('./revisions.ts', () => ({ REVISIONS: [...REVISIONS, { changes: [], cards: ['newcomer'] }] }));
  vi.doMock('./cards/sets.ts', async (original) => {
    const sets = await original<typeof import('./cards/sets.ts')>();
    const [first] = sets.INTRIGUE;
    return { ...sets, INTRIGUE: [...sets.INTRIGUE, { ...first, id: 'newcomer', rule: 'DOM-1.1' }] };
  });
  vi.doMock('./cards/intrigue.ts', async (original) => {
    const { intrigue } = await original<typeof import('./cards/intrigue.ts')>();
    const { cardText } = await import('./cards/cardText.ts');
    const { plus } = await import('./verbs/bonus.ts');
    return { intrigue: [...intrigue, cardText('newcomer', [plus({ cards: 1 })])] };
  });
  return import('../index.ts');
}

const grown = await importGrown();
const before = today.dominion as unknown as Game;
const after = grown.dominion as unknown as Game;

/** A game in progress, by random answers. */
function begun(kingdom: 'random' | 'in-turn', seed: number, answers: number) {
  const options = { kingdom, sets: 'both' };
  const liveGame = startLiveGame(before, { seats: 3, options, seed: { kind: 'fast', seed } });
  const rng = seedFast(seed);
  for (let i = 0; i < answers; i++) playOne(liveGame, rng);
  return liveGame;
}

function playOne(liveGame: ReturnType<typeof begun>, rng: number[]): void {
  const [d] = openDecisions(liveGame.state);
  if (d !== undefined) liveGame.answer(d.seat, randomAnswer(d, rng), 'person');
}

describe('with a card more', () => {
  const goldens: [string, GameRecord][] = REVISIONS.flatMap((_, i) => [
    ...readGoldenRecords(`${GOLDEN}/revision-${i + 1}`),
  ]);

  test('no card has another number, and no Kingdom another code', () => {
    expect(after.revision).toBe(before.revision + 1);
    expect(grown.CARDS.map(({ id }) => id)).toEqual([...today.CARDS.map(({ id }) => id), 'newcomer']);
    for (const set of today.RECOMMENDED_SETS) {
      expect(grown.makeKingdomCode(grown.recommended(set))).toBe(today.makeKingdomCode(today.recommended(set)));
    }
  });

  test.each(goldens)('%s is played as before', (_, record) => {
    expect(checkHash(after, record)).toBe('kept');
    const told = (game: Game) => Array.from(replayMoments(game, record), ({ events }) => events);
    expect(told(after)).toEqual(told(before));
  });

  test.each([
    ['random', 7],
    ['random', 8],
    ['in-turn', 9],
  ] as const)('a table with a Kingdom %s goes on as before', (kingdom, seed) => {
    for (const answers of [0, 5, 60]) {
      const liveGame = begun(kingdom, seed, answers);
      const resumed = resumeLiveGame(after, liveGame.record());
      expect(resumed.state).toEqual(liveGame.state);
      const rngs = [seedFast(3), seedFast(3)] as const;
      for (let i = 0; i < 40; i++) {
        playOne(liveGame, rngs[0]);
        playOne(resumed, rngs[1]);
      }
      expect(resumed.record()).toEqual(liveGame.record());
    }
  });

  test('new games may draw it', () => {
    const options = after.parseOptions({ kingdom: 'random' }, 2);
    const newcomer = grown.CARD_IDS.get('newcomer') as number;
    const drawn = (revision: number) =>
      Array.from({ length: 200 }, (_, seed) => after.setup(options, 2, seedFast(seed), revision)).filter((s) =>
        (s as unknown as today.DominionState).kingdom.includes(newcomer),
      ).length;
    expect(drawn(after.revision)).toBeGreaterThan(0);
    expect(drawn(before.revision)).toBe(0);
  });

  test('a game by the revision before cannot have it', () => {
    const nine = today
      .recommended('first-game')
      .slice(1)
      .map((kind) => today.cardOf(kind).id);
    const options = after.parseOptions({ kingdom: 'picked', cards: [...nine, 'newcomer'].join(' ') }, 2);
    expect(() => after.setup(options, 2, seedFast(1), before.revision)).toThrow('came with a later revision');
    expect(() => after.setup(options, 2, seedFast(1))).not.toThrow();
  });
});
