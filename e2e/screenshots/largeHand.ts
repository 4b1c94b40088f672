import { cardOf, dominion } from '@regalia/games/dominion';
import { type Answer, type Decision, openDecisions, type Seed, startLiveGame } from '@regalia/kernel';

const MOST_STEPS = 1_500;
const MOST_SEEDS = 60;
const WISHES = {
  action: ['village', 'market', 'smithy'],
  buy: ['market', 'smithy', 'village'],
};

/** A table of four where the person draws with Villages, Markets and Smithies until this many cards or more are in hand. */
export function largeHand(cards: number): {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
} {
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const record = playTo({ kind: 'fast', seed }, cards);
    if (record === undefined) continue;
    const seats = ['Alžběta', '', '', ''].map((name) => ({ name, bot: name === '' ? 'greedy' : null }));
    return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ seats, record })) };
  }
  throw new Error(`nobody holds ${cards} cards`);
}

function playTo(seed: Seed, cards: number) {
  const liveGame = startLiveGame(dominion, { seats: 4, options: { kingdom: 'village-square' }, seed });
  while (!liveGame.isOver && liveGame.state.flow.step < MOST_STEPS) {
    const asked = openDecisions(liveGame.state);
    const isMine = asked.some(({ seat, prompt }) => seat === 0 && prompt === 'action');
    if (isMine && (dominion.view(liveGame.state, 0).seats[0]?.hand.count ?? 0) >= cards) return liveGame.record();
    for (const d of asked)
      liveGame.answer(d.seat, answerTo(d, liveGame.state.flow.step), d.seat === 0 ? 'person' : 'bot');
  }
  return undefined;
}

/** The person buys by turns what draws and what lets one draw more often. */
function answerTo(d: Decision, step: number): Answer {
  if (d.prompt === 'treasures') return d.options.flatMap((id, i) => Array(d.limits?.[i] ?? 1).fill(id));
  if (d.prompt !== 'action' && d.prompt !== 'buy') return d.options.slice(0, d.min);
  const isOther = d.prompt === 'buy' && step % 2 === 0;
  const wishes = d.seat !== 0 ? [] : isOther ? WISHES.buy.toReversed() : WISHES[d.prompt];
  const id = wishes.map((name) => d.options.find((one) => cardOf(one).id === name)).find((one) => one !== undefined);
  return id === undefined ? [] : [id];
}
