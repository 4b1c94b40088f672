import { type Action, CARD_IDS, type CitadelsState, choiceOf, citadels, policy } from '@regalia/games/citadels';
import { type Decision, type OptionId, openDecisions, type Seed, seedFast, startSitting } from '@regalia/kernel';

export interface Wanted {
  readonly seats: number;
  /** The question that the person is to stand before; the end of the game if left out. */
  readonly prompt?: string;
  /** With this character. */
  readonly character?: string;
  /** Where this can be done. */
  readonly action?: Action;
  /** With this card, where the action is about one. */
  readonly card?: string;
  /** Not before this round, so that the cities are not empty. */
  readonly round?: number;
  readonly actionCards?: 'on' | 'off';
}

const MOST_SEEDS = 4000;

/** A game of Citadels that stops where the person is asked the question. */
export function citadelsAt(wanted: Wanted): {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
} {
  const { seats } = wanted;
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const record = playTo({ kind: 'fast', seed }, wanted);
    if (record === undefined) continue;
    const sitters = Array.from({ length: seats }, (_, i) => ({
      name: i === 0 ? 'Alžběta' : '',
      bot: i === 0 ? null : 'greedy',
    }));
    const file = JSON.stringify({ seats: sitters, record });
    return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  }
  throw new Error(`nobody stands before ${JSON.stringify(wanted)}`);
}

function playTo(seed: Seed, wanted: Wanted) {
  const options = { actionCards: wanted.actionCards ?? 'off' };
  const sitting = startSitting(citadels, { seats: wanted.seats, options, seed });
  const rng = seedFast(7);
  while (!sitting.isOver) {
    const asked = openDecisions(sitting.state);
    if (asked.some((d) => d.seat === 0 && isWanted(d, sitting.state, wanted))) return sitting.record();
    for (const d of asked) {
      const answer: OptionId[] = [];
      policy(sitting.state, d, rng, answer);
      sitting.answer(d.seat, answer, d.seat === 0 ? 'person' : 'bot');
    }
  }
  return wanted.prompt === undefined ? sitting.record() : undefined;
}

function isWanted(d: Decision, s: CitadelsState, wanted: Wanted): boolean {
  const { prompt, character, action, card, round = 5 } = wanted;
  if (d.prompt !== prompt || s.round < round || d.options.length === 0) return false;
  if (character !== undefined && s.turn.character !== CARD_IDS.get(character)) return false;
  if (action === undefined) return true;
  return d.options.some((id) => {
    const choice = choiceOf(id);
    return choice.action === action && (card === undefined || choice.card === CARD_IDS.get(card));
  });
}
