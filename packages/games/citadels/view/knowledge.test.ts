import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../rules/cards/printed.ts';
import { newGame, table, variant } from '../testing/table.ts';

const VIEWERS = [0, 1, 2, 'spectator'] as const;

/** Section 10, line by line. */
describe('section 10: who may know what', () => {
  test('coins, wagons, bank, sizes of hands and draw pile, cities and crown: all', () => {
    const t = variant({
      as: 'thief',
      A: { coins: 3, hand: 'manor', city: 'tavern' },
      B: { coins: 1, wagons: [2] },
      C: {},
    });
    const open = VIEWERS.map((viewer) => {
      const { bank, deck, crown, seats, discard } = t.view(viewer);
      return {
        bank,
        deck,
        crown,
        discard,
        seats: seats.map(({ coins, city, wagons, hand }) => ({ coins, city, wagons, n: hand.count })),
      };
    });
    for (const one of open) expect(one).toEqual(open[0]);
    expect([open[0]?.bank, open[0]?.seats[1]?.wagons]).toEqual([
      24,
      [{ card: CARD_IDS.get('treasury_wagon'), number: 0, coins: 2, used: false }],
    ]);
  });

  test('hand cards: the owner only', () => {
    const t = table({ as: 'thief', A: { hand: 'manor' }, B: { hand: 'castle' }, C: {} });
    expect(VIEWERS.map((viewer) => t.view(viewer).seats[1]?.hand.cards)).toEqual([null, [9], null, null]);
  });

  test('the discard pile may be browsed by all', () => {
    const t = table({ as: 'thief', discard: 'manor castle', A: {}, B: {}, C: {} });
    for (const viewer of VIEWERS) expect(t.view(viewer).discard).toEqual([8, 9]);
  });

  test('characters face up: all; the first face down: the starting player; later ones: who laid them', () => {
    const t = newGame(4);
    for (const viewer of VIEWERS) expect(t.view(viewer).draft.faceUp).toHaveLength(2);
    const first = t.zone('face-down');
    t.draft();
    const [laid] = t.D.knowsZone('face-down').split(' ');
    expect([t.A.knowsZone('face-down'), t.B.knowsZone('face-down'), t.C.knowsZone('face-down')]).toEqual([
      first,
      '',
      '',
    ]);
    expect([laid !== first, t.D.knowsZone('face-down').split(' ').length]).toEqual([true, 1]);
  });

  test('cards passed in the draft: the player who had them; own characters: the owner', () => {
    const t = newGame(4);
    const [kept, ...passed] = t.A.options.split(' ') as [string, ...string[]];
    t.A.answers(kept);
    expect([t.A.knowsZone('draft'), t.C.knowsZone('draft')]).toEqual([passed.join(' '), '']);
    expect(VIEWERS.map((viewer) => t.view(viewer).seats[0]?.characters.cards?.length ?? null)).toEqual([
      1,
      null,
      null,
      null,
    ]);
  });

  test('a character is public once its owner answers; the named are public at once', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'thief' }, C: { is: 'king' } });
    t.A.answers('murder-king');
    for (const viewer of VIEWERS) expect(t.view(viewer).ranks[3]).toMatchObject({ murdered: true, seat: null });
    t.A.does('coins', 'end');
    t.B.answers('rob-bishop');
    for (const viewer of VIEWERS) {
      expect(t.view(viewer).ranks[1]).toMatchObject({ state: 'turn', seat: 1 });
      expect(t.view(viewer).ranks[4]).toMatchObject({ robbed: true, seat: null });
    }
  });

  test('the holder of the murdered character: himself only', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'king' }, C: { is: 'bishop' } });
    t.A.does('murder-king', 'coins', 'end');
    expect([t.A.thinksPossible('B').split(' ').length > 1, t.B.thinksPossible('B')]).toEqual([true, 'king']);
  });

  test('step 1: the card kept is its owner’s secret, the discarded one public', () => {
    const t = table({ as: 'thief', A: {}, B: {}, deck: 'manor castle' });
    t.A.answers('cards');
    expect(t.B.log.at(-1)).toBe('A draws 2 cards to choose from.');
    t.A.answers('manor');
    expect([t.A.log.at(-1), t.B.log.at(-1)]).toEqual([
      'A keeps Manor and discards Castle.',
      'A keeps 1 card and discards Castle.',
    ]);
    expect(t.B.knowsHand('A')).toBe('');
  });

  test('Magician (a): each knows his new hand and remembers what he gave; others only the counts', () => {
    const t = table({ as: 'magician', A: { hand: 'manor' }, B: { hand: 'castle palace' }, C: {} });
    t.A.answers('swap-seat-2');
    expect([t.A.knowsHand('B'), t.B.knowsHand('A'), t.C.knowsHand('A'), t.C.knowsHand('B')]).toEqual([
      'manor',
      'castle palace',
      '',
      '',
    ]);
    expect(t.C.log.at(-1)).toBe('A swaps hands with B: gives 1 card, gets 2 cards.');
  });

  test('Magician (b): what is given up is seen by all, what is drawn by its owner', () => {
    const t = table({ as: 'magician', A: { hand: 'manor' }, B: {}, deck: 'castle' });
    t.A.does('exchange', 'manor');
    expect(t.B.log.slice(-2)).toEqual(['A exchanges Manor.', 'Magician: A draws 1 card.']);
    expect([t.B.knowsHand('A'), t.A.log.at(-1)]).toEqual(['', 'Magician: A draws Castle.']);
  });

  test('cards drawn by Architect and Smithy: the drawer; offered by a wagon: the drawer, the discarded public', () => {
    const t = variant({
      as: 'architect',
      A: { coins: 9, city: 'smithy' },
      B: { wagons: [0] },
      deck: 'manor castle tavern temple church keep palace',
    });
    t.A.does('draw', 'smithy');
    expect(t.B.log.slice(-1)).toEqual(['Smithy: A draws 3 cards.']);
    t.A.does('wagon-1', 'keep');
    expect([t.B.log.at(-1), t.B.knowsHand('A')]).toEqual(['A keeps 1 card and discards Palace.', '']);
  });

  test('Fortune Teller: the hand looked at is the looker’s, the card taken is known to him and the victim', () => {
    const t = variant({ as: 'thief', A: { hand: 'fortune_teller' }, B: { hand: 'manor castle' }, C: {} });
    t.A.answers('play-fortune_teller-seat-2');
    expect([t.A.knowsHand('B'), t.C.knowsHand('B')]).toEqual(['manor castle', '']);
    t.A.answers('manor');
    expect([t.B.knowsHand('A'), t.C.knowsHand('A')]).toEqual(['manor', '']);
  });

  test('what the Graveyard takes back is known to all', () => {
    const t = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'graveyard tavern', coins: 1 }, C: {} });
    t.A.answers('destroy-seat-2-tavern');
    t.B.answers('tavern');
    expect([t.A.knowsHand('B'), t.C.knowsHand('B')]).toEqual(['tavern', 'tavern']);
  });
});

describe('remembering', () => {
  test('CIT-10.1 what was once seen stays as long as it is certain', () => {
    const t = table({ as: 'magician', A: { hand: 'manor' }, B: { is: 'warlord', hand: 'castle' }, C: {} });
    t.A.does('swap-seat-2', 'coins', 'end');
    expect(t.A.knowsHand('B')).toBe('manor');
    t.B.does('coins', 'end');
    expect([t.state.round, t.A.knowsHand('B')]).toEqual([3, 'manor']);
  });

  test('CIT-10.2 after the Fortune Teller took a card, others know their cards only among both hands', () => {
    const swap = variant({
      as: 'magician',
      A: { hand: 'manor' },
      B: { is: 'king', hand: 'fortune_teller' },
      C: { hand: 'castle' },
    });
    swap.A.does('swap-seat-3', 'coins', 'end');
    expect(swap.A.knowsHand('C')).toBe('manor');
    swap.B.answers('play-fortune_teller-seat-3');
    swap.B.answers('manor');
    expect([swap.A.knowsHand('C'), swap.A.knowsHand('B')]).toEqual(['', 'manor']);
  });

  test('CIT-10.2 with more cards in the hand nobody else can tell which was taken', () => {
    const t = variant({
      as: 'magician',
      A: { hand: 'manor tavern' },
      B: { is: 'king', hand: 'fortune_teller temple' },
      C: { hand: 'castle' },
    });
    t.A.does('swap-seat-3', 'coins', 'end');
    t.B.answers('play-fortune_teller-seat-3');
    t.B.answers('tavern');
    expect([t.A.knowsHand('B'), t.A.knowsHand('C')]).toEqual(['', '']);
    expect(t.A.knowsTogether.join()).toMatch('manor tavern in');
  });

  test('CIT-10.3 a hand is a count and the known cards, never places', () => {
    const t = table({ as: 'magician', A: { hand: 'palace manor' }, B: { hand: 'castle' }, C: {} });
    t.A.answers('swap-seat-2');
    const remembered = t.view(0).memory.zones.find(({ zone }) => zone === 3);
    expect(remembered).toEqual({ zone: 3, cards: [8, 10], places: null });
  });

  test('CIT-10.4 a card of a known kind that leaves the hand openly is the known one', () => {
    const t = table({
      as: 'magician',
      A: { hand: 'tavern' },
      B: { is: 'king', coins: 9, hand: 'castle' },
      C: {},
      deck: 'palace manor tavern temple',
    });
    t.A.does('swap-seat-2', 'cards', 'palace', 'end');
    expect(t.A.knowsHand('B')).toBe('tavern');
    t.B.does('cards', 'tavern', 'build-tavern');
    expect([t.B.hand, t.A.knowsHand('B')]).toEqual(['tavern', '']);
  });
});

describe('the same for all who cannot know better', () => {
  const seatsOf = (one: string, other: string, seats: number) =>
    seats === 2 ? { B: { is: `${one} bishop` } } : { B: { is: one }, C: { is: other }, D: { is: 'bishop' } };

  test.each([2, 4, 7])(
    'CIT-14.9 with %i seats nothing reveals who has the murdered character, up to the reveal',
    (seats) => {
      const sent = (one: string, other: string) => {
        const t = table({ as: 'assassin', seats, A: { coins: 2 }, ...seatsOf(one, other, seats) });
        t.A.does('murder-magician', 'coins', 'end');
        expect(t.state.called).toBe(5);
        const viewers = seats === 2 ? ([0, 'spectator'] as const) : ([0, 3, 'spectator'] as const);
        return viewers.map((viewer) => JSON.stringify([t.view(viewer), t.logOf(viewer), t.asked, t.state.flow.step]));
      };
      expect(sent('magician', 'architect')).toEqual(sent('architect', 'magician'));
    },
  );

  test.each([3, 4])('CIT-14.9 with %i seats and the variant the window reveals nothing either', (seats) => {
    const sent = (hand: string, is: string) => {
      const others = seats === 4 ? { D: { is: 'bishop' } } : {};
      const t = variant({ as: 'assassin', A: {}, B: { is, hand }, C: { hand: 'manor' }, ...others });
      t.A.answers('murder-king');
      t.B.answers('');
      return [0, 2, 'spectator' as const].map((viewer) => JSON.stringify([t.view(viewer), t.logOf(viewer)]));
    };
    expect(sent('fristensky', 'king')).toEqual(sent('castle', 'warlord'));
  });
});
