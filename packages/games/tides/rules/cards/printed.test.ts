import { loadAllTexts } from '@regalia/kernel/testing';
import { describe, expect, test } from 'vitest';
import book from '../../../../../rules/tides.cards.json';
import { type Ability, CARD_IDS, CARDS, cardOf, SYMBOLS, tides } from '../../index.ts';
import { kingdoms } from '../../testing/table.ts';

await loadAllTexts(tides);

/** What `card` brings beside `others`, against `theirs`. */
function worth(card: string, others: string, theirs = ''): number | null {
  return kingdoms(`${card} ${others}`, theirs).A.brings(card);
}

describe('the cards of the book', () => {
  test('TID-1.5 are those of the game, number by number', () => {
    const ability = ({ ability: { vp, ...rest } }: (typeof book.cards)[number]) => ({ ...rest, points: vp });
    const inWords = (one: Ability) => ({
      ...one,
      ...('symbol' in one && { symbol: SYMBOLS[one.symbol] }),
      ...('symbols' in one && { symbols: one.symbols.map((symbol) => SYMBOLS[symbol]) }),
      points: 'points' in one ? one.points : undefined,
    });
    expect(CARDS.map((card) => card.id)).toEqual(book.cards.map((card) => card.id));
    CARDS.forEach((card, i) => {
      const written = book.cards[i]!;
      expect(written.no, card.id).toBe(i + 1);
      expect(card.symbol === null ? null : SYMBOLS[card.symbol], card.id).toBe(written.symbol);
      expect(sets(inWords(card.ability)), card.id).toEqual(sets(ability(written)));
    });
  });

  test('TID-1.5 bear its English and Czech names', () => {
    const [en, cs] = [tides.texts.dictionary('en'), tides.texts.dictionary('cs')];
    for (const card of book.cards) {
      expect(en[`card.${card.id}`]).toBe(card.en.replace("'", '’'));
      expect(cs[`card.${card.id}`]).toBe(card.cs);
    }
    for (const symbol of book.symbols) expect(cs[`symbol.${symbol.id}`]).toBe(symbol.cs);
    expect(SYMBOLS).toEqual(book.symbols.map((symbol) => symbol.id));
  });

  test('TID-5.15 those that can tie are the seven that compare', () => {
    const comparing = ['majority', 'moreSingles', 'bestSingleCard'];
    const tieable = book.cards.filter((card) => card.tieable).map((card) => card.id);
    expect(CARDS.filter((card) => comparing.includes(card.ability.kind)).map((card) => card.id)).toEqual(tieable);
    expect(tieable).toHaveLength(7);
  });

  test.each([
    ['TID-5.7 each symbol is named by exactly one per-symbol card', 'perSymbol'],
    ['TID-5.9 each symbol is named by exactly one majority card', 'majority'],
  ])('%s', (_, kind) => {
    const namedBy = CARDS.flatMap(({ ability }) =>
      ability.kind === kind && 'symbol' in ability ? [ability.symbol] : [],
    );
    expect(namedBy.sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    ['TID-5.9 majority', 'majority', 'palace stronghold library temple garden palace stronghold library temple garden'],
    [
      'TID-5.7 per symbol',
      'perSymbol',
      'palace library library garden garden stronghold stronghold temple temple palace',
    ],
  ])('%s: from symbol to named symbol they make one cycle', (_, kind, cycle) => {
    const steps = CARDS.flatMap(({ symbol, ability }) =>
      ability.kind === kind && 'symbol' in ability && symbol !== null
        ? [[SYMBOLS[symbol], SYMBOLS[ability.symbol]].join(' ')]
        : [],
    );
    expect(steps.sort()).toEqual((cycle.match(/\w+ \w+/g) ?? []).sort());
  });
});

describe('what each card does', () => {
  test('01 King’s Nest wins all ties of its owner', () => {
    expect(worth('ancient-divide', 'kings-nest')).toBe(7);
    expect(worth('ancient-divide', '')).toBe(0);
    expect(worth('kings-nest', 'ancient-divide')).toBe(0);
  });

  test('02 Ancient Divide: 7 for most strongholds', () => {
    expect(worth('ancient-divide', 'eye-of-the-north jinns-shackles', 'old-mans-pass')).toBe(7);
    expect(worth('ancient-divide', 'eye-of-the-north', 'old-mans-pass')).toBe(0);
  });

  test('03 Eternal Palace: 3 for each library', () => {
    expect(worth('eternal-palace', 'great-library-of-ahm wellspring-of-power citadel-of-the-prophets')).toBe(9);
    expect(worth('eternal-palace', 'kings-nest', 'wellspring-of-power')).toBe(0);
  });

  test('04 Great Library of Ahm: 7 for most temples', () => {
    expect(worth('great-library-of-ahm', 'blood-tear-spring sky-pillars', 'great-hall')).toBe(7);
    expect(worth('great-library-of-ahm', 'sky-pillars', 'great-hall')).toBe(0);
  });

  test('05 Wellspring of Power: 9 for each palace with stronghold and temple', () => {
    expect(worth('wellspring-of-power', 'ancient-divide eye-of-the-north great-hall')).toBe(9);
    expect(worth('wellspring-of-power', 'ancient-divide eye-of-the-north golden-ziggurat')).toBe(0);
  });

  test('06 Citadel of the Prophets: 3 for each garden', () => {
    expect(worth('citadel-of-the-prophets', 'golden-ziggurat maze-of-the-damned', 'bath-of-the-gods')).toBe(6);
  });

  test('07 Golden Ziggurat: 7 for most palaces', () => {
    expect(worth('golden-ziggurat', 'ancient-divide eternal-palace', 'kings-nest')).toBe(7);
    expect(worth('golden-ziggurat', 'ancient-divide', 'eternal-palace')).toBe(0);
  });

  test('08 Bath of the Gods: 3 for each stronghold', () => {
    expect(worth('bath-of-the-gods', 'eye-of-the-north jinns-shackles', 'old-mans-pass')).toBe(6);
  });

  test('09 Maze of the Damned: 13 for each set of all five symbols', () => {
    expect(worth('maze-of-the-damned', 'kings-nest wellspring-of-power great-hall old-mans-pass')).toBe(13);
    expect(worth('maze-of-the-damned', 'kings-nest wellspring-of-power great-hall roof-of-the-world')).toBe(0);
  });

  test('10 Eye of the North: 3 for each missing symbol', () => {
    expect(worth('eye-of-the-north', 'old-mans-pass great-hall')).toBe(9);
  });

  test('11 Jinn’s Shackles: 3 for each temple', () => {
    expect(worth('jinns-shackles', 'great-hall sky-pillars', 'blood-tear-spring')).toBe(6);
  });

  test('12 Old Man’s Pass: 7 for most libraries', () => {
    expect(worth('old-mans-pass', 'wellspring-of-power great-library-of-ahm', 'citadel-of-the-prophets')).toBe(7);
    expect(worth('old-mans-pass', 'wellspring-of-power', 'citadel-of-the-prophets')).toBe(0);
  });

  test('13 Blood-Tear Spring: 7 for most gardens', () => {
    expect(worth('blood-tear-spring', 'golden-ziggurat maze-of-the-damned', 'bath-of-the-gods')).toBe(7);
    expect(worth('blood-tear-spring', 'golden-ziggurat', 'bath-of-the-gods')).toBe(0);
  });

  test('14 Sky Pillars: 5 for each library with garden', () => {
    expect(worth('sky-pillars', 'wellspring-of-power citadel-of-the-prophets golden-ziggurat bath-of-the-gods')).toBe(
      10,
    );
    expect(worth('sky-pillars', 'wellspring-of-power citadel-of-the-prophets golden-ziggurat')).toBe(5);
  });

  test('15 Great Hall: 3 for each palace', () => {
    expect(worth('great-hall', 'kings-nest ancient-divide', 'eternal-palace')).toBe(6);
  });

  test('16 Shield Mountain: 8 for most single symbols', () => {
    expect(worth('shield-mountain', 'ancient-divide great-hall', 'old-mans-pass')).toBe(8);
    expect(worth('shield-mountain', 'ancient-divide', 'old-mans-pass')).toBe(0);
  });

  test('17 Roof of the World doubles the most frequent symbols', () => {
    expect(worth('great-hall', 'roof-of-the-world kings-nest eternal-palace')).toBe(12);
    expect(worth('roof-of-the-world', 'great-hall kings-nest eternal-palace')).toBe(0);
    expect(kingdoms('roof-of-the-world').A.why('roof-of-the-world')).toBe(
      'TID-5.3 No symbol to double. Scores nothing itself.',
    );
  });

  test('18 Sapphire Port: 8 for the best single card', () => {
    expect(worth('sapphire-port', 'great-hall kings-nest')).toBe(8);
    expect(worth('sapphire-port', 'ancient-divide great-hall', 'eternal-palace wellspring-of-power')).toBe(0);
  });

  test('every card is known by its name', () => {
    expect(CARDS.map(({ id }) => cardOf(CARD_IDS.get(id) as number).id)).toEqual(CARDS.map(({ id }) => id));
  });
});

/** Sets name their symbols in no order. */
function sets<T extends object>(ability: T): T {
  return 'symbols' in ability ? { ...ability, symbols: (ability.symbols as string[]).toSorted() } : ability;
}
