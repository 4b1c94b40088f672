import { seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { tides } from '../index.ts';
import { cardsWith, dealtFor, kingdoms, newGame, table } from '../testing/table.ts';

const SIZE = (cards: string) => cards.split(' ').filter((card) => card !== '').length;
const FIVE_SYMBOLS = 'kings-nest wellspring-of-power maze-of-the-damned great-hall old-mans-pass';

describe('rulings of section 9', () => {
  test('1 (TID-5.3, TID-5.5) Roof with five symbols once each makes all of them 2, and the Maze brings 26', () => {
    const t = kingdoms(`roof-of-the-world ${FIVE_SYMBOLS}`);
    expect(t.A.symbols).toBe('palace 2, library 2, garden 2, temple 2, stronghold 2');
    expect(t.A.brings('maze-of-the-damned')).toBe(26);
  });

  test('2 (TID-5.12) there Shield Mountain of the same owner compares 0', () => {
    const t = kingdoms(`roof-of-the-world shield-mountain ${FIVE_SYMBOLS}`, 'sky-pillars');
    expect(t.A.why('shield-mountain')).toBe('TID-5.12 Fewer one-of-a-kind symbols than the opponent (0:1).');
  });

  test('3 (TID-5.3) with at least two of the most frequent symbol, doubling leaves the single symbols alone', () => {
    const t = kingdoms(
      'roof-of-the-world kings-nest ancient-divide great-hall old-mans-pass',
      'shield-mountain sky-pillars',
    );
    expect(t.B.why('shield-mountain')).toBe('TID-5.12 Fewer one-of-a-kind symbols than the opponent (1:2).');
  });

  test('4 (TID-5.3) Roof in a kingdom without symbols does nothing', () => {
    const t = kingdoms('roof-of-the-world shield-mountain sapphire-port');
    expect([t.A.symbols, t.A.worth]).toEqual(['', 0]);
  });

  test('5 (TID-5.11) Roof creates no symbols: what is missing stays missing for Eye of the North', () => {
    expect(kingdoms('roof-of-the-world eye-of-the-north').A.brings('eye-of-the-north')).toBe(12);
  });

  test('6 (TID-5.5) my Roof raises my count also against my opponent’s majority card', () => {
    const t = kingdoms('roof-of-the-world jinns-shackles', 'ancient-divide eye-of-the-north old-mans-pass');
    expect(t.B.why('ancient-divide')).toMatch('(2:2)');
    expect(t.B.brings('ancient-divide')).toBe(0);
  });

  test('7 (TID-4.10) King’s Nest as a monument works in later rounds, for cards laid later too', () => {
    const t = table({ round: 3, A: { monuments: 'kings-nest', laid: 'blood-tear-spring' }, B: { laid: 'great-hall' } });
    expect(t.A.brings('blood-tear-spring')).toBe(7);
  });

  test('8 (TID-5.18) a tie of best cards brings the owner of Sapphire Port nothing, nor the owner of King’s Nest', () => {
    const t = kingdoms('kings-nest great-hall', 'sapphire-port eternal-palace wellspring-of-power');
    expect(t.B.why('sapphire-port')).toMatch('(3:3): a tie');
    expect([t.A.worth, t.B.worth]).toEqual([3, 3]);
  });

  test('9 (TID-5.13) Sapphire Port compares single cards of this round only, not totals or earlier rounds', () => {
    const t = table({
      round: 2,
      A: { laid: 'sapphire-port great-hall ancient-divide eternal-palace', points: [0] },
      B: { laid: 'jinns-shackles blood-tear-spring citadel-of-the-prophets golden-ziggurat', points: [40] },
    });
    expect([t.A.worth, t.B.worth]).toEqual([6, 3 + 7 + 3]);
    expect(t.A.why('sapphire-port')).toMatch('(6:7)');
    const early = table({
      round: 2,
      A: { laid: 'sapphire-port great-hall ancient-divide', points: [0] },
      B: { laid: 'golden-ziggurat', points: [40] },
    });
    expect(early.A.brings('sapphire-port')).toBe(8);
  });

  test('10 (TID-5.1) the points a monument makes this round count for Sapphire Port', () => {
    const t = table({
      round: 2,
      A: { laid: 'sapphire-port kings-nest', monuments: 'great-hall' },
      B: { laid: 'golden-ziggurat' },
    });
    expect(t.A.why('sapphire-port')).toMatch('(3:0)');
    expect(t.A.brings('sapphire-port')).toBe(8);
  });

  test('11 (TID-5.17) with both best cards at 0, Sapphire Port brings 8 only together with King’s Nest', () => {
    expect(kingdoms('sapphire-port eternal-palace', 'golden-ziggurat').A.brings('sapphire-port')).toBe(0);
    expect(kingdoms('sapphire-port kings-nest', 'golden-ziggurat').A.brings('sapphire-port')).toBe(8);
  });

  test('12 (TID-5.9) against an opponent without the symbol, one of mine is enough', () => {
    expect(kingdoms('ancient-divide old-mans-pass', 'great-hall').A.brings('ancient-divide')).toBe(7);
  });

  test('13 (TID-4.3) a removed card is out for both; one taken back can end in the opponent’s kingdom', () => {
    const t = table({
      asks: 'monument',
      A: { hand: 'kings-nest ancient-divide eternal-palace great-library-of-ahm wellspring-of-power' },
      B: { hand: 'eye-of-the-north jinns-shackles old-mans-pass sky-pillars great-hall' },
    });
    t.bothAnswer('kings-nest ancient-divide', 'great-hall sky-pillars');
    t.bothAnswer('eternal-palace', 'old-mans-pass');
    expect(t.B.isRefused('ancient-divide', 'TID-4.3')).toMatch('out of the game');
    t.bothAnswer('jinns-shackles', 'wellspring-of-power');
    expect([t.A.laid, t.B.laid]).toEqual(['eternal-palace jinns-shackles', 'old-mans-pass wellspring-of-power']);
  });

  test('14 (TID-7.4) the pending face-down card of a player who leaves is not revealed', () => {
    const [pending, other] = [newGame(2), newGame(2)];
    pending.A.answers(pending.A.options.split(' ')[0] as string);
    other.A.answers(other.A.options.split(' ')[4] as string);
    for (const viewer of [1, 'spectator'] as const) expect(pending.view(viewer)).toEqual(other.view(viewer));
    const world = tides.clone(pending.state);
    tides.determinize(world, 1, seedFast(1));
    expect(world.flow.given).toEqual([null, null]);
    pending.A.withdraws();
    expect([pending.events, pending.A.laid]).toEqual([[], '']);
  });
});

describe('test vectors of section 10', () => {
  const A = 'roof-of-the-world ancient-divide kings-nest eye-of-the-north great-hall';
  const B = 'old-mans-pass eternal-palace great-library-of-ahm golden-ziggurat blood-tear-spring';

  test('V1 the 25 VP example', () => {
    const t = kingdoms(A, B);
    expect(t.A.symbols).toBe('palace 4, temple 1, stronghold 1');
    expect(A.split(' ').map((card) => t.A.brings(card))).toEqual([0, 7, 0, 6, 12]);
    expect(B.split(' ').map((card) => t.B.brings(card))).toEqual([7, 3, 0, 0, 7]);
    expect(t.B.why('great-library-of-ahm')).toMatch('(1:1)');
    expect(t.B.why('golden-ziggurat')).toMatch('(1:4)');
    const played = dealtFor(A, B);
    played.play(A, B);
    expect([played.A.points, played.B.points]).toEqual([[25], [17]]);
  });

  test('V2 King’s Nest', () => {
    expect(kingdoms('kings-nest ancient-divide old-mans-pass', 'jinns-shackles').A.brings('ancient-divide')).toBe(7);
    expect(kingdoms('ancient-divide old-mans-pass', 'jinns-shackles').A.brings('ancient-divide')).toBe(0);
  });

  test('V3 Shield Mountain', () => {
    const t = table({
      round: 2,
      A: { monuments: 'shield-mountain', laid: `${cardsWith('palace')} old-mans-pass wellspring-of-power` },
      B: { monuments: 'great-hall', laid: `${cardsWith('garden')} eye-of-the-north jinns-shackles` },
    });
    expect(t.A.symbols).toBe('palace 3, library 1, stronghold 1');
    expect(t.B.symbols).toBe('garden 3, temple 1, stronghold 2');
    expect(t.A.why('shield-mountain')).toBe('TID-5.12 More one-of-a-kind symbols than the opponent (2:1).');
    expect(t.A.brings('shield-mountain')).toBe(8);
  });

  test('V4 Roof, one leader', () => {
    const t = kingdoms('roof-of-the-world great-hall sky-pillars old-mans-pass golden-ziggurat wellspring-of-power');
    expect(t.A.symbols).toBe('library 1, garden 1, temple 4, stronghold 1');
  });

  test('V5 Roof, two leaders', () => {
    const t = kingdoms('roof-of-the-world great-hall sky-pillars old-mans-pass jinns-shackles kings-nest');
    expect(t.A.symbols).toBe('palace 1, temple 4, stronghold 4');
  });

  test('V6 hand flow', () => {
    const t = newGame(4);
    const hands: number[][] = [[], [], []];
    const [deck, box, monuments]: number[][] = [[], [], []];
    while (!t.isOver) {
      if (t.A.decision.prompt === 'pick') {
        const round = hands[t.state.round]!;
        if (round.length === 0) {
          deck!.push(SIZE(t.deck));
          box!.push(SIZE(t.box));
          monuments!.push(SIZE(t.A.monuments) + SIZE(t.B.monuments));
        }
        expect(SIZE(t.B.hand)).toBe(SIZE(t.A.hand));
        round.push(SIZE(t.A.hand));
      }
      const step = t.state.flow.step;
      t.playUntil(() => t.state.flow.step > step);
    }
    expect(hands).toEqual([
      [5, 4, 3, 2],
      [5, 4, 3, 2],
      [5, 4, 3, 2],
    ]);
    expect(t.events.flatMap((event) => (event.t === 'swapped' ? [event.count] : [])).slice(3, 4)).toEqual([1]);
    expect([deck, box, monuments]).toEqual([
      [8, 4, 0],
      [0, 2, 4],
      [0, 2, 4],
    ]);
    const kingdomSizes = [1, 2, 3].map((round) => t.A.lines.filter((line) => line.section === round).length);
    expect(kingdomSizes).toEqual([5, 6, 7]);
  });
});
