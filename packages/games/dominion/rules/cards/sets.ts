import type { Card } from '@regalia/kernel';
import { DUCHY } from './basicKinds.ts';

/** DOM-1.1, DOM-1.3: a card is each of its types at all times. */
export const TYPES = ['action', 'attack', 'reaction', 'treasure', 'victory', 'curse'] as const;
export type CardType = (typeof TYPES)[number];

/** What is printed on a kind of card; `cards/<set>.ts` has what its text does. */
export interface DominionCard {
  readonly id: string;
  /** The rules of this card. */
  readonly rule: string;
  readonly cost: number;
  readonly types: readonly CardType[];
  /** Coins a Treasure gives when it is played. */
  readonly coins: number;
  /** Victory points at the end, which may depend on all the cards its owner has. */
  readonly points: number | ((owned: readonly Card[]) => number);
  /** DOM-9.7: showing it twice against one Attack could not change anything. */
  readonly showsOnce: boolean;
}

type Facts = Pick<DominionCard, 'cost' | 'types'> & Partial<Pick<DominionCard, 'coins' | 'points' | 'showsOnce'>>;

const printed = (id: string, rule: string, facts: Facts): DominionCard => {
  const { cost, types, coins = 0, points = 0, showsOnce = false } = facts;
  return { id, rule, cost, types, coins, points, showsOnce };
};

/** DOM-1: the seven kinds of every game, in the order of `basicKinds.ts`. */
export const BASIC: readonly DominionCard[] = [
  printed('copper', 'DOM-5.1', { cost: 0, types: ['treasure'], coins: 1 }),
  printed('silver', 'DOM-5.1', { cost: 3, types: ['treasure'], coins: 2 }),
  printed('gold', 'DOM-5.1', { cost: 6, types: ['treasure'], coins: 3 }),
  printed('estate', 'DOM-11.6', { cost: 2, types: ['victory'], points: 1 }),
  printed('duchy', 'DOM-11.6', { cost: 5, types: ['victory'], points: 3 }),
  printed('province', 'DOM-11.6', { cost: 8, types: ['victory'], points: 6 }),
  printed('curse', 'DOM-11.6', { cost: 0, types: ['curse'], points: -1 }),
];

/** Intrigue, first edition, in the rule book's order. */
export const INTRIGUE: readonly DominionCard[] = [
  printed('courtyard', 'DOM-I01', { cost: 2, types: ['action'] }),
  printed('pawn', 'DOM-I02', { cost: 2, types: ['action'] }),
  printed('secret-chamber', 'DOM-I03', { cost: 2, types: ['action', 'reaction'] }),
  printed('great-hall', 'DOM-I04', { cost: 3, types: ['action', 'victory'], points: 1 }),
  printed('masquerade', 'DOM-I05', { cost: 3, types: ['action'] }),
  printed('shanty-town', 'DOM-I06', { cost: 3, types: ['action'] }),
  printed('steward', 'DOM-I07', { cost: 3, types: ['action'] }),
  printed('swindler', 'DOM-I08', { cost: 3, types: ['action', 'attack'] }),
  printed('wishing-well', 'DOM-I09', { cost: 3, types: ['action'] }),
  printed('baron', 'DOM-I10', { cost: 4, types: ['action'] }),
  printed('bridge', 'DOM-I11', { cost: 4, types: ['action'] }),
  printed('conspirator', 'DOM-I12', { cost: 4, types: ['action'] }),
  printed('coppersmith', 'DOM-I13', { cost: 4, types: ['action'] }),
  printed('ironworks', 'DOM-I14', { cost: 4, types: ['action'] }),
  printed('mining-village', 'DOM-I15', { cost: 4, types: ['action'] }),
  printed('scout', 'DOM-I16', { cost: 4, types: ['action'] }),
  printed('duke', 'DOM-I17', {
    cost: 5,
    types: ['victory'],
    points: (owned) => owned.filter((kind) => kind === DUCHY).length,
  }),
  printed('minion', 'DOM-I18', { cost: 5, types: ['action', 'attack'] }),
  printed('saboteur', 'DOM-I19', { cost: 5, types: ['action', 'attack'] }),
  printed('torturer', 'DOM-I20', { cost: 5, types: ['action', 'attack'] }),
  printed('trading-post', 'DOM-I21', { cost: 5, types: ['action'] }),
  printed('tribute', 'DOM-I22', { cost: 5, types: ['action'] }),
  printed('upgrade', 'DOM-I23', { cost: 5, types: ['action'] }),
  printed('harem', 'DOM-I24', { cost: 6, types: ['treasure', 'victory'], coins: 2, points: 2 }),
  printed('nobles', 'DOM-I25', { cost: 6, types: ['action', 'victory'], points: 2 }),
];

/** The base game, first edition, in the rule book's order. */
export const BASE: readonly DominionCard[] = [
  printed('cellar', 'DOM-B01', { cost: 2, types: ['action'] }),
  printed('chapel', 'DOM-B02', { cost: 2, types: ['action'] }),
  printed('moat', 'DOM-B03', { cost: 2, types: ['action', 'reaction'], showsOnce: true }),
  printed('chancellor', 'DOM-B04', { cost: 3, types: ['action'] }),
  printed('village', 'DOM-B05', { cost: 3, types: ['action'] }),
  printed('woodcutter', 'DOM-B06', { cost: 3, types: ['action'] }),
  printed('workshop', 'DOM-B07', { cost: 3, types: ['action'] }),
  printed('bureaucrat', 'DOM-B08', { cost: 4, types: ['action', 'attack'] }),
  printed('feast', 'DOM-B09', { cost: 4, types: ['action'] }),
  printed('gardens', 'DOM-B10', { cost: 4, types: ['victory'], points: (owned) => Math.floor(owned.length / 10) }),
  printed('militia', 'DOM-B11', { cost: 4, types: ['action', 'attack'] }),
  printed('moneylender', 'DOM-B12', { cost: 4, types: ['action'] }),
  printed('remodel', 'DOM-B13', { cost: 4, types: ['action'] }),
  printed('smithy', 'DOM-B14', { cost: 4, types: ['action'] }),
  printed('spy', 'DOM-B15', { cost: 4, types: ['action', 'attack'] }),
  printed('thief', 'DOM-B16', { cost: 4, types: ['action', 'attack'] }),
  printed('throne-room', 'DOM-B17', { cost: 4, types: ['action'] }),
  printed('council-room', 'DOM-B18', { cost: 5, types: ['action'] }),
  printed('festival', 'DOM-B19', { cost: 5, types: ['action'] }),
  printed('laboratory', 'DOM-B20', { cost: 5, types: ['action'] }),
  printed('library', 'DOM-B21', { cost: 5, types: ['action'] }),
  printed('market', 'DOM-B22', { cost: 5, types: ['action'] }),
  printed('mine', 'DOM-B23', { cost: 5, types: ['action'] }),
  printed('witch', 'DOM-B24', { cost: 5, types: ['action', 'attack'] }),
  printed('adventurer', 'DOM-B25', { cost: 6, types: ['action'] }),
];
