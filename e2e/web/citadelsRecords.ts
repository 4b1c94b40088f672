import {
  type Action,
  CARD_IDS,
  type CitadelsSeatView,
  type CitadelsState,
  cardOf,
  choiceOf,
  citadels,
} from '@regalia/games/citadels';
import { YARDSTICKS } from '@regalia/games/yardsticks';
import { type Decision, type OptionId, openDecisions, type Seed, seedFast, startLiveGame } from '@regalia/kernel';

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
  /** With at least this many cards in hand. */
  readonly hand?: number;
  /** With a building in hand that two more coins will pay. */
  readonly saved?: boolean;
  /** Not before this round, so that the cities are not empty. */
  readonly round?: number;
  readonly actionCards?: 'on' | 'off';
  /** Who sits at the other places. */
  readonly bot?: string;
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
      bot: i === 0 ? null : (wanted.bot ?? 'greedy'),
    }));
    const file = JSON.stringify({ seats: sitters, record });
    return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  }
  throw new Error(`nobody stands before ${JSON.stringify(wanted)}`);
}

/** It never changes, so that the records stay the same. */
const firstPolicy = YARDSTICKS.get('citadels')?.playOuts?.policy;

function playTo(seed: Seed, wanted: Wanted) {
  const options = { actionCards: wanted.actionCards ?? 'off' };
  const liveGame = startLiveGame(citadels, { seats: wanted.seats, options, seed });
  const rng = seedFast(7);
  while (!liveGame.isOver) {
    const asked = openDecisions(liveGame.state);
    if (asked.some((d) => d.seat === 0 && isWanted(d, liveGame.state, wanted))) return liveGame.record();
    for (const d of asked) {
      const answer: OptionId[] = [];
      firstPolicy?.(liveGame.state, d, rng, answer);
      liveGame.answer(d.seat, answer, d.seat === 0 ? 'person' : 'bot');
    }
  }
  return wanted.prompt === undefined ? liveGame.record() : undefined;
}

function isWanted(d: Decision, s: CitadelsState, wanted: Wanted): boolean {
  const { prompt, character, hand = 0, saved = false, round = 5 } = wanted;
  const least = prompt === 'turn' || prompt === 'take' ? 2 : 1;
  const isLast = s.first >= 0;
  if (d.prompt !== prompt || s.round < round || isLast || d.options.length < least) return false;
  if (character !== undefined && s.turn.character !== CARD_IDS.get(character)) return false;
  const own = citadels.view(s, 0).seats[0] as CitadelsSeatView;
  return own.hand.count >= hand && (!saved || hasSaved(own)) && isOffered(d, wanted);
}

function hasSaved({ hand, city, coins }: CitadelsSeatView): boolean {
  const isNew = (kind: number): boolean => !city.some(({ card }) => card === kind);
  return (hand.cards ?? []).some(
    (card) => cardOf(card).kind === 'building' && cardOf(card).cost <= coins + 2 && isNew(card),
  );
}

function isOffered(d: Decision, { action, card }: Wanted): boolean {
  if (action === undefined) return true;
  return d.options.some((id) => {
    const choice = choiceOf(id);
    return choice.action === action && (card === undefined || choice.card === CARD_IDS.get(card));
  });
}
