import { describe, expect, test } from 'vitest';
import { IllegalAnswer, InvalidInput, NotAsked } from '../base/errors.ts';
import { program } from '../flow/program.ts';
import { seedFast } from '../rng/rng.ts';
import { commitTo } from '../rng/seed.ts';
import { DRAW, menuGame, NOD, PLAN, SHUFFLE, STOP, VOTE } from '../testing/menuGame.ts';
import { handOf, type Toy, toyGame } from '../testing/toyGame.ts';
import type { ToyEvent } from '../testing/toyTexts.ts';
import { hashFacts } from './facts.ts';
import { restoreLiveGame, resumeLiveGame, startLiveGame } from './LiveGame.ts';
import { checkHash } from './replay.ts';

const HANDS = { deck: [7, 8, 9], hands: [[3, 4, 5], [6]] };
const A = 0;
const B = 1;
const start = () => startLiveGame(menuGame, PLAN);
const voting = () => {
  const s = start();
  s.answer(A, [VOTE], 'person');
  return s;
};

describe('a live game', () => {
  test('is restored from JSON with parked answers, undo and record', () => {
    const s = voting();
    s.answer(B, [1], 'bot');
    const again = restoreLiveGame(menuGame, JSON.parse(JSON.stringify(s.save())));
    for (const one of [s, again]) {
      one.answer(A, [0], 'person');
      one.rewind(1);
      one.answer(A, [1], 'person');
      one.answer(B, [0], 'bot');
      one.rewind(0);
      one.answer(A, [DRAW], 'person');
    }
    expect(again.record()).toEqual(s.record());
    expect(again.state).toEqual(s.state);
    expect(again.stateAfter(0)).toEqual(s.stateAfter(0));
    expect(again.canUndo(A)).toBe(s.canUndo(A));
  });

  test('returns the events of an answer and of the setup', () => {
    const setup: ToyEvent[] = [];
    const s = startLiveGame(menuGame, PLAN, setup);
    expect(setup).toEqual([]);
    expect(s.answer(A, [DRAW], 'person')).toEqual([
      { t: 'said', seat: A, n: DRAW },
      { t: 'drew', seat: A, n: 17 },
    ]);
  });

  test('records nothing that the game refuses', () => {
    const s = start();
    const before = s.record();
    expect(() => s.answer(B, [DRAW], 'person')).toThrow(NotAsked);
    expect(() => s.answer(A, [99], 'person')).toThrow(IllegalAnswer);
    expect(s.record()).toEqual(before);
  });

  test('keeps joint answers secret and out of the record until the last is in', () => {
    const s = voting();
    const before = s.record();
    expect(s.answer(B, [1], 'bot')).toEqual([]);
    expect(s.record()).toEqual(before);
    expect(checkHash(menuGame, s.record())).toBe('kept');
    s.answer(A, [0], 'person');
    expect(s.record().answers).toEqual([
      { seat: A, by: 'person', answer: [VOTE] },
      { seat: A, by: 'person', answer: [0] },
      { seat: B, by: 'bot', answer: [1] },
    ]);
  });

  test('records who gave a joint answer last', () => {
    const s = voting();
    s.answer(B, [1], 'bot');
    s.withdraw(B);
    s.answer(B, [0], 'fallback');
    s.answer(A, [0], 'person');
    expect(s.record().answers.at(-1)).toEqual({ seat: B, by: 'fallback', answer: [0] });
  });
});

describe('undo', () => {
  test('if free, keeps what was shown known to all, in samples and after another undo too', () => {
    const lay = [(x: Toy) => x.ask(x.cardsOf(A)), (x: Toy) => x.lay(x.answer)];
    const game = toyGame({ main: program<Toy>([...lay, ...lay, ...lay, (x) => x.finish()]) }, HANDS);
    const s = startLiveGame(game, PLAN);
    s.answer(A, [3], 'person');
    s.answer(A, [5], 'person');
    s.undo(A);
    s.undo(A);
    expect(game.view(s.state, B).memory.zones).toEqual([{ zone: handOf(A), cards: [3, 5], places: null }]);
    for (let seed = 0; seed < 20; seed++) {
      const sample = game.clone(s.state);
      game.determinize(sample, B, seedFast(seed));
      expect(sample.zones[handOf(A)]?.cards).toEqual(expect.arrayContaining([3, 5]));
    }
    s.answer(A, [4], 'person');
    expect(game.view(s.state, B).memory.zones[0]?.cards).toEqual([3, 5]);
  });

  test('undoes own answers one by one until something hidden was learned', () => {
    const s = start();
    const fresh = s.record();
    s.answer(A, [NOD], 'person');
    const once = s.record();
    s.answer(A, [NOD], 'person');
    expect([s.canUndo(A), s.canUndo(B)]).toEqual([true, false]);
    s.undo(A);
    expect(s.record()).toEqual(once);
    s.undo(A);
    expect(s.record()).toEqual(fresh);
    expect(() => s.undo(A)).toThrow(NotAsked);
  });

  test.each([
    ['a card was drawn', DRAW],
    ['something random happened', SHUFFLE],
  ])('is refused after %s', (_, option) => {
    const s = start();
    s.answer(A, [option], 'person');
    expect(s.canUndo(A)).toBe(false);
    expect(() => s.undo(A)).toThrow(NotAsked);
    expect(s.record().answers).toHaveLength(1);
  });

  test('drops parked answers of others without revealing them', () => {
    const s = voting();
    expect(s.canUndo(A)).toBe(true);
    s.answer(B, [1], 'person');
    expect(s.canUndo(A)).toBe(true);
    s.undo(A);
    s.answer(A, [VOTE], 'person');
    expect(s.state.flow.given).toEqual([null, null]);
  });
});

describe('a record', () => {
  test('is resumed where it stopped and continues the same', () => {
    const s = start();
    for (const option of [SHUFFLE, DRAW]) s.answer(A, [option], 'bot');
    const resumed = resumeLiveGame(menuGame, JSON.parse(JSON.stringify(s.record())));
    for (const each of [s, resumed]) each.answer(B, [SHUFFLE], 'person');
    expect(resumed.record()).toEqual(s.record());
    expect(hashFacts(menuGame, resumed.state)).toBe(hashFacts(menuGame, s.state));
  });

  test('that does not match its hash is refused', () => {
    const s = start();
    s.answer(A, [NOD], 'person');
    const record = { ...s.record(), hash: '0'.repeat(64) };
    expect(() => resumeLiveGame(menuGame, record)).toThrow(InvalidInput);
    expect(() => resumeLiveGame(menuGame, { ...s.record(), game: 'chess' })).toThrow(/"chess"/);
    const illegal = { ...s.record(), answers: [{ seat: B, by: 'person' as const, answer: [NOD] }] };
    expect(() => resumeLiveGame(menuGame, illegal)).toThrow('answer 1 is not possible');
  });

  test('stores complete options, so that explicit and omitted defaults give the same game', () => {
    const bare = start().record();
    expect(startLiveGame(menuGame, { ...PLAN, options: {} }).record()).toEqual(bare);
  });

  test('is public only after the game; before, it shows neither answers nor the seed', () => {
    const secret = 'ab'.repeat(32);
    const seed = { kind: 'table', commitment: commitTo(secret), nonces: ['cd'.repeat(32)], secret } as const;
    const s = startLiveGame(menuGame, { seats: 2, seed });
    s.answer(A, [NOD], 'person');
    expect(s.publicRecord()).toEqual({
      format: 2,
      game: 'toy',
      revision: 1,
      options: {},
      seats: 2,
      seed: { ...seed, secret: null },
    });
    s.answer(A, [STOP], 'person');
    expect(s.isOver).toBe(true);
    expect(s.publicRecord()).toEqual(s.record());
  });

  test('shows no fast seed while the game runs', () => {
    expect(start().publicRecord().seed).toBeNull();
  });
});
