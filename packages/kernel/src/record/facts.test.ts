import { describe, expect, test } from 'vitest';
import { decision } from '../decision/decision.ts';
import { eachSeat, times } from '../flow/combinators.ts';
import { program } from '../flow/program.ts';
import { seedFast } from '../rng/rng.ts';
import { DRAW, menuGame, NOD, PLAN, SHOW_HAND, SHUFFLE, STOP } from '../testing/menuGame.ts';
import { DECK, handOf, TABLE, type Toy, toyGame } from '../testing/toyGame.ts';
import { factsOf, hashFacts } from './facts.ts';
import { resumeLiveGame, startLiveGame } from './LiveGame.ts';
import { checkHash, replay } from './replay.ts';

const LAY = 0;
const PASS = 1;
const START = { deck: [10, 11, 12, 13, 14], hands: [[1, 2], [3]] };

/** Everybody draws, then may lay the drawn card; the first implementation. */
const turn = program<Toy>([
  (x) => {
    x.shuffle(DECK);
    x.draw();
    x.ask(decision(x.me, 'lay', 'TOY-1', 'number', [LAY, PASS]));
  },
  (x) => {
    if (x.chosen === LAY) x.moveAll(x.hand, TABLE);
    x.gain(x.random(100));
  },
]);
const asFirstWritten = toyGame(
  { main: program<Toy>([...eachSeat<Toy>((x) => x.seatsFrom(0), [...times<Toy>(2, turn)])]), turn },
  START,
);

/** The same rules, reimplemented: programs renamed, steps split, prompts and rule IDs changed. */
const prepare = program<Toy>([(x) => x.shuffle(DECK), (x) => x.draw()]);
const decide = program<Toy>([
  (x) => x.call(prepare),
  () => undefined,
  (x) => x.ask(decision(x.me, 'keep-or-lay', 'TOY-2', 'deed', [LAY, PASS])),
  (x) => {
    x.say(x.chosen);
    if (x.chosen === LAY) x.moveAll(x.hand, TABLE);
  },
  (x) => x.gain(x.random(100)),
]);
const rewritten = toyGame(
  {
    main: program<Toy>([...eachSeat<Toy>((x) => x.seatsFrom(0), [(x) => x.call(decide), (x) => x.call(decide)])]),
    decide,
    prepare,
  },
  START,
);

function played(answers: number) {
  const liveGame = startLiveGame(asFirstWritten, PLAN);
  for (const [i, option] of [LAY, PASS, LAY].slice(0, answers).entries()) liveGame.answer(i >> 1, [option], 'person');
  return liveGame.record();
}

describe('reimplemented rules', () => {
  test.each([0, 1, 2, 3])('lead to the same hash after %i answers', (answers) => {
    const record = played(answers);
    const [before, after] = [replay(asFirstWritten, record), replay(rewritten, record)];
    expect(after.flow).not.toEqual(before.flow);
    expect(checkHash(rewritten, record)).toBe('kept');
  });

  test('continue a game started before', () => {
    const liveGame = resumeLiveGame(rewritten, played(2));
    liveGame.answer(1, [LAY], 'person');
    expect(liveGame.record().hash).toBe(played(3).hash);
  });
});

describe('the facts of a state', () => {
  const state = () => menuGame.setup({}, 2, seedFast(1));
  const hashAfter = (change: (s: ReturnType<typeof state>) => void) => {
    const s = state();
    change(s);
    return hashFacts(menuGame, s);
  };
  const same = hashFacts(menuGame, state());

  test("are the cards by zone, the game's own fields, the generator and the outcome", () => {
    expect(factsOf(state(), menuGame.layout(2))).toEqual({
      zones: [
        ['deck', -1, [10, 11, 12, 13, 14, 15, 16, 17]],
        ['hand', 0, [1, 2]],
        ['hand', 1, [3]],
      ],
      fields: { tokens: [0, 0] },
      rng: seedFast(1),
      outcome: null,
    });
  });

  test('change with any of these', () => {
    const hashes = [
      same,
      hashAfter((s) => s.zones[DECK]?.cards.reverse()),
      hashAfter((s) => s.zones[handOf(0)]?.cards.push(s.zones[DECK]?.cards.pop() as number)),
      hashAfter((s) => s.tokens.reverse().fill(1, 0, 1)),
      hashAfter((s) => s.flow.rng.reverse()),
      hashAfter((s) => {
        s.flow.outcome = { winners: [0], places: [1, 2], decidedBy: 0 };
      }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('do not depend on the order of a hand, on knowledge or on prompts', () => {
    expect(hashAfter((s) => s.zones[handOf(0)]?.cards.reverse())).toBe(same);
    expect(hashAfter((s) => s.zones[DECK]?.marks.fill(0x7777))).toBe(same);
    expect(hashAfter((s) => s.groups.push({ viewer: 0, id: 2, pools: 1, cards: [10] }))).toBe(same);
    expect(hashAfter((s) => Object.assign(s.flow, { stack: [], asked: [], given: [], step: 7, answered: 9 }))).toBe(
      same,
    );
  });

  test('exclude parked answers', () => {
    const liveGame = startLiveGame(menuGame, PLAN);
    liveGame.answer(0, [3], 'person');
    const { hash } = liveGame.record();
    liveGame.answer(1, [1], 'person');
    expect(liveGame.record().hash).toBe(hash);
  });
});

describe('a record of format 1', () => {
  const begun = startLiveGame(menuGame, PLAN);
  for (const option of [SHUFFLE, DRAW]) begun.answer(0, [option], 'person');
  const old = { ...begun.record(), format: 1, hash: '0'.repeat(64) } as const;

  test('opens without a hash check', () => {
    expect(checkHash(menuGame, old)).toBe('unchecked');
    expect(resumeLiveGame(menuGame, old).record()).toEqual(old);
  });

  test('continues in the current format', () => {
    const resumed = resumeLiveGame(menuGame, old);
    for (const liveGame of [resumed, begun])
      for (const option of [SHOW_HAND, NOD]) liveGame.answer(1, [option], 'person');
    resumed.answer(0, [STOP], 'person');
    begun.answer(0, [STOP], 'person');
    expect(resumed.record()).toEqual(begun.record());
  });

  test('is refused if an answer is illegal', () => {
    const answers = [...old.answers, { seat: 0, by: 'person' as const, answer: [99] }];
    expect(() => resumeLiveGame(menuGame, { ...old, answers })).toThrow('answer 3 is not possible');
  });
});
