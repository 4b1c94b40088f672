import { type Card, InvalidInput, type ParsedOptions, parseBySpec } from '@regalia/kernel';
import { BASIC_KINDS, CARD_IDS } from './cards/printed.ts';
import { makeKingdomCode, parseKingdomCode } from './kingdoms/kingdomCode.ts';
import { RECOMMENDED_SETS } from './kingdoms/kingdoms.ts';
import { KINGDOM_KINDS } from './state.ts';

/** What may be chosen when a table of Dominion is opened. */
export const OPTIONS = [
  {
    key: 'kingdom',
    rule: 'DOM-12.2',
    values: [...RECOMMENDED_SETS, 'random', 'in-turn', 'picked'],
    standard: 'victory-dance',
  },
  /** The sets that random kinds and kinds named in turn come from. */
  { key: 'sets', rule: 'DOM-12.4', values: ['intrigue', 'base', 'both'], standard: 'intrigue' },
  /** For `picked`: a code, or ten names. */
  { key: 'cards', rule: 'DOM-12.2', values: [], text: 200, standard: '' },
  { key: 'treasures', rule: 'DOM-12.4', values: ['one-set', 'two-sets'], standard: 'one-set' },
  { key: 'starter', rule: 'DOM-2.9', values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'], standard: 'random' },
  { key: 'liveScore', rule: 'DOM-3.11', values: ['off', 'on'], standard: 'off' },
] as const;

export type DominionOptions = ParsedOptions<typeof OPTIONS>;

export function parseOptions(raw: unknown, seats: number): DominionOptions {
  const options = parseBySpec(OPTIONS, raw);
  if (starterOf(options) >= seats) {
    throw new InvalidInput(
      'invalid-options',
      `"starter" is random or one of the ${seats} seats; not "${options.starter}"`,
    );
  }
  if (options.kingdom !== 'picked') {
    if (options.cards === '') return options;
    throw new InvalidInput('invalid-options', '"cards" goes with the kingdom "picked" only');
  }
  return { ...options, cards: makeKingdomCode(parsePicked(options.cards)) };
}

/** The seat that is to start, or -1 for a random one. */
export function starterOf({ starter }: DominionOptions): number {
  return starter === 'random' ? -1 : Number(starter.slice('seat-'.length)) - 1;
}

/** DOM-12.2: a set of one's own, as a code or as ten names; ascending. */
export function parsePicked(text: string): Card[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 1) return parseKingdomCode(words[0] as string);
  const kinds = words.map(parseKind);
  if (kinds.length !== KINGDOM_KINDS || new Set(kinds).size !== KINGDOM_KINDS) {
    throw new InvalidInput('invalid-options', `"cards" names ${KINGDOM_KINDS} different kinds; not ${kinds.length}`);
  }
  return kinds.sort((a, b) => a - b);
}

function parseKind(id: string): Card {
  const kind = CARD_IDS.get(id);
  if (kind !== undefined && kind >= BASIC_KINDS) return kind;
  throw new InvalidInput('invalid-options', `there is no Kingdom card "${id}"`);
}
