import { type DominionState, dominion } from '@regalia/games/dominion';
import { openDecisions, randomAnswer, type Seed, seedFast, startLiveGame } from '@regalia/kernel';

interface Wanted {
  readonly kingdom: string;
  /** The question that the person is to stand before; the end of the game if left out. */
  readonly prompt?: string;
  /** Not before this step, so that the table is not empty. */
  readonly after?: number;
  readonly seats?: number;
  /** The least number of cards in the person's hand. */
  readonly hand?: number;
  /** The least number of Buys. */
  readonly buys?: number;
}

const MOST_STEPS = 900;
const MOST_SEEDS = 200;

/** A game of Dominion by bots and random answers that stops where the person is asked the question. */
export function dominionAt(wanted: Wanted): {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
} {
  const { kingdom, prompt, seats = 2 } = wanted;
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const record = playTo({ kind: 'fast', seed }, wanted);
    if (record === undefined) continue;
    const sitters = ['Alžběta', '', '', '']
      .slice(0, seats)
      .map((name, i) => ({ name, bot: i === 0 ? null : 'greedy' }));
    const file = JSON.stringify({ seats: sitters, record });
    return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  }
  throw new Error(`nobody is asked "${prompt}" in ${kingdom}`);
}

function playTo(seed: Seed, { kingdom, prompt, after = 60, seats = 2, hand = 0, buys = 0 }: Wanted) {
  const liveGame = startLiveGame(dominion, { seats, options: { kingdom }, seed });
  const rng = seedFast(7);
  const buyer = dominion.bots.find((bot) => bot.name === 'big-money-ultimate');
  while (!liveGame.isOver && liveGame.state.flow.step < MOST_STEPS) {
    const asked = openDecisions(liveGame.state);
    const mine = asked.find((d) => d.seat === 0);
    const isIt = mine !== undefined && mine.prompt === prompt && mine.options.length > 0;
    const fits = handOf(liveGame.state) >= hand && liveGame.state.buys >= buys;
    if (isIt && liveGame.state.flow.step >= after && fits) return liveGame.record();
    for (const d of asked) {
      const state = dominion.clone(liveGame.state);
      const isPlain = d.prompt === 'treasures' || (d.prompt === 'buy' && liveGame.state.flow.step % 3 !== 0);
      const task = { game: dominion, state, decision: d, rng, stop: () => false };
      const answer = isPlain && buyer ? buyer.choose(task) : randomAnswer(d, rng);
      liveGame.answer(d.seat, d.prompt === 'action' ? d.options.slice(0, 1) : answer, d.seat === 0 ? 'person' : 'bot');
    }
  }
  return prompt === undefined && liveGame.isOver ? liveGame.record() : undefined;
}

function handOf(state: DominionState): number {
  return dominion.view(state, 0).seats[0]?.hand.count ?? 0;
}
