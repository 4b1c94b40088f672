import {
  below,
  type Decision,
  hasChoice,
  type OptionId,
  type Outcome,
  onlyAnswer,
  type Policy,
  type RngState,
  type Seat,
  type State,
} from '@regalia/kernel';
import { addWord, type Hash, keyOf, startHash, wordOf } from './hash.ts';
import { completeAtRandom, isComplete, nextPicks, STOP } from './picks.ts';
import type { Reward } from './reward.ts';
import { NO_NODE, type Tree } from './Tree.ts';

/** How much an edge rarely tried is preferred to the best one so far. */
const CURIOSITY = 0.7;

/**
 * One way through the trees of all seats: the policy of a playout that chooses by what was learned so far. Each seat goes
 * down its own tree, whose nodes are what that seat has been asked and has answered; where its tree ends, its playout
 * policy goes on.
 */
export class Walk {
  readonly #tree: Tree;
  readonly #playOn: Policy;
  readonly #paths: Hash[];
  readonly #isInTree: boolean[];
  /** Node, edge and seat of every choice made in the tree. */
  readonly #trail: number[] = [];
  readonly #stage: OptionId[] = [];
  readonly #node: Hash = startHash(0);

  constructor(tree: Tree, seats: number, playOn: Policy) {
    this.#tree = tree;
    this.#playOn = playOn;
    this.#paths = Array.from({ length: seats }, (_, seat) => startHash(seat));
    this.#isInTree = this.#paths.map(() => true);
  }

  restart(): void {
    this.#trail.length = 0;
    for (let seat = 0; seat < this.#paths.length; seat++) {
      const path = this.#paths[seat] as Hash;
      const start = startHash(seat);
      path.low = start.low;
      path.high = start.high;
      this.#isInTree[seat] = true;
    }
  }

  /** The tree policy, for `Game.playOut`. */
  readonly choose: Policy = (s, d, rng, answer) => {
    if (this.#isInTree[d.seat]) this.#descend(s, d, rng, answer);
    else this.#playOn(s, d, rng, answer);
  };

  /** Credits every choice with what it led to, the leads and perhaps the outcome, is worth to the seat that chose. */
  backUp(leads: readonly number[], outcome: Outcome | null, reward: Reward): void {
    const rewards = leads.map((lead, seat) => (this.#hasChosen(seat) ? reward.of(lead, outcome, seat) : 0));
    for (let i = 0; i < this.#trail.length; i += 3) {
      const seat = this.#trail[i + 2] as Seat;
      this.#tree.credit(this.#trail[i] as number, this.#trail[i + 1] as number, rewards[seat] as number);
    }
  }

  /** The node of the stage of the searching seat's question at which `taken` is picked; NO_NODE if it was never reached. */
  nodeAt(d: Decision, taken: readonly OptionId[]): number {
    this.restart();
    const path = this.#paths[d.seat] as Hash;
    for (const option of taken) addWord(path, option);
    this.#listStage(d, taken);
    return this.#tree.find(this.#keyOf(d, path));
  }

  #hasChosen(seat: Seat): boolean {
    for (let i = 2; i < this.#trail.length; i += 3) if (this.#trail[i] === seat) return true;
    return false;
  }

  #descend(s: State, d: Decision, rng: RngState, answer: OptionId[]): void {
    if (!hasChoice(d)) {
      answer.push(...onlyAnswer(d));
      return;
    }
    const path = this.#paths[d.seat] as Hash;
    while (!isComplete(d, answer)) {
      this.#listStage(d, answer);
      const key = this.#keyOf(d, path);
      const node = this.#tree.find(key);
      if (node === NO_NODE) {
        this.#expand(s, d, rng, answer, key);
        return;
      }
      const edge = this.#select(node, rng);
      this.#trail.push(node, edge, d.seat);
      const option = this.#tree.option(edge);
      addWord(path, option);
      if (option === STOP) return;
      answer.push(option);
    }
  }

  /** Adds the node, and answers by the playout policy: the edge it takes is the first one tried. */
  #expand(s: State, d: Decision, rng: RngState, answer: OptionId[], key: number): void {
    this.#isInTree[d.seat] = false;
    const node = this.#tree.add(key, this.#stage);
    const depth = answer.length;
    if (depth === 0) this.#playOn(s, d, rng, answer);
    else completeAtRandom(d, rng, answer);
    if (node !== NO_NODE) this.#creditFirst(d, node, depth, answer);
  }

  #creditFirst(d: Decision, node: number, depth: number, answer: readonly OptionId[]): void {
    const taken = d.kind === 'pick' && depth === 0 ? firstInOrder(d, answer) : (answer[depth] ?? STOP);
    for (let edge = this.#tree.firstEdge(node); edge < this.#tree.endOfEdges(node); edge++) {
      if (this.#tree.option(edge) === taken) this.#trail.push(node, edge, d.seat);
    }
  }

  /** The edge of the highest upper confidence bound; one never tried counts as tried once with the node's mean. */
  #select(node: number, rng: RngState): number {
    const tree = this.#tree;
    const first = tree.firstEdge(node);
    const end = tree.endOfEdges(node);
    const visits = tree.nodeVisits(node);
    let sum = 0;
    for (let edge = first; edge < end; edge++) sum += tree.mean(edge) * tree.visits(edge);
    const mean = visits === 0 ? 0.5 : sum / visits;
    const log = Math.LN2 * log2(visits + 1);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let edge = first; edge < end; edge++) {
      const tried = tree.visits(edge);
      const bound =
        tried === 0 ? mean + CURIOSITY * Math.sqrt(log) : tree.mean(edge) + CURIOSITY * Math.sqrt(log / tried);
      if (bound < most) continue;
      if (bound > most) ties = 1;
      else if (below(rng, ++ties) > 0) continue;
      most = bound;
      best = edge;
    }
    return best;
  }

  #listStage(d: Decision, taken: readonly OptionId[]): void {
    this.#stage.length = 0;
    nextPicks(d, taken, this.#stage);
  }

  #keyOf(d: Decision, path: Hash): number {
    const hash = this.#node;
    hash.low = path.low;
    hash.high = path.high;
    addWord(hash, wordOf(d.prompt));
    for (const option of this.#stage) addWord(hash, option);
    return keyOf(hash);
  }
}

/** The pick that comes first when the answer is given in the order of the options. */
function firstInOrder(d: Decision, answer: readonly OptionId[]): OptionId {
  for (const option of d.options) if (answer.includes(option)) return option;
  return STOP;
}

/** A logarithm that is the same in every engine: exact at powers of two, straight between them. */
function log2(n: number): number {
  const whole = 31 - Math.clz32(n);
  return whole + n / (1 << whole) - 1;
}
