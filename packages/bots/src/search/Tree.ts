/** Returned by `find` and `add` where there is no node. */
export const NO_NODE = -1;

/** Small at first: most searches of a weak level or of a late position stay small. */
const FIRST_NODES = 128;
const FIRST_EDGES = 1024;

/**
 * The nodes of a search as columns of numbers: a node is a situation as one seat sees it, an edge is a single pick there.
 * Bounded: once `mostNodes` or `mostEdges` are in use, `add` refuses and the search goes on with what there is. An edge takes
 * 24 bytes, a node 12 and its place in the index.
 */
export class Tree {
  readonly #mostNodes: number;
  readonly #mostEdges: number;
  readonly #byKey = new Map<number, number>();
  #firstEdge = new Int32Array(FIRST_NODES);
  #edgeCount = new Int32Array(FIRST_NODES);
  #nodeVisits = new Int32Array(FIRST_NODES);
  #options = new Int32Array(FIRST_EDGES);
  #visits = new Int32Array(FIRST_EDGES);
  #totals = new Float64Array(FIRST_EDGES);
  #squares = new Float64Array(FIRST_EDGES);
  #edges = 0;

  constructor(mostNodes: number, mostEdges: number) {
    this.#mostNodes = mostNodes;
    this.#mostEdges = mostEdges;
  }

  get size(): number {
    return this.#byKey.size;
  }

  find(key: number): number {
    return this.#byKey.get(key) ?? NO_NODE;
  }

  /** Adds a node with an edge for each option. */
  add(key: number, options: readonly number[]): number {
    const node = this.#byKey.size;
    if (node >= this.#mostNodes || this.#edges + options.length > this.#mostEdges) return NO_NODE;
    this.#reserve(node + 1, this.#edges + options.length);
    this.#byKey.set(key, node);
    this.#firstEdge[node] = this.#edges;
    this.#edgeCount[node] = options.length;
    for (const option of options) this.#options[this.#edges++] = option;
    return node;
  }

  firstEdge(node: number): number {
    return this.#firstEdge[node] as number;
  }

  endOfEdges(node: number): number {
    return (this.#firstEdge[node] as number) + (this.#edgeCount[node] as number);
  }

  nodeVisits(node: number): number {
    return this.#nodeVisits[node] as number;
  }

  option(edge: number): number {
    return this.#options[edge] as number;
  }

  visits(edge: number): number {
    return this.#visits[edge] as number;
  }

  mean(edge: number): number {
    const visits = this.#visits[edge] as number;
    return visits === 0 ? 0 : (this.#totals[edge] as number) / visits;
  }

  /** Standard error of the mean; infinite below two visits. */
  standardError(edge: number): number {
    const visits = this.#visits[edge] as number;
    if (visits < 2) return Number.POSITIVE_INFINITY;
    const mean = (this.#totals[edge] as number) / visits;
    const variance = Math.max(0, (this.#squares[edge] as number) / visits - mean * mean);
    return Math.sqrt(variance / (visits - 1));
  }

  /** Counts a visit of the node by way of the edge, with the reward that came of it. */
  credit(node: number, edge: number, reward: number): void {
    this.#nodeVisits[node] = (this.#nodeVisits[node] as number) + 1;
    this.#visits[edge] = (this.#visits[edge] as number) + 1;
    this.#totals[edge] = (this.#totals[edge] as number) + reward;
    this.#squares[edge] = (this.#squares[edge] as number) + reward * reward;
  }

  #reserve(nodes: number, edges: number): void {
    if (nodes > this.#firstEdge.length) {
      this.#firstEdge = grown(this.#firstEdge, new Int32Array(2 * this.#firstEdge.length));
      this.#edgeCount = grown(this.#edgeCount, new Int32Array(2 * this.#edgeCount.length));
      this.#nodeVisits = grown(this.#nodeVisits, new Int32Array(2 * this.#nodeVisits.length));
    }
    if (edges <= this.#options.length) return;
    const size = Math.max(edges, 2 * this.#options.length);
    this.#options = grown(this.#options, new Int32Array(size));
    this.#visits = grown(this.#visits, new Int32Array(size));
    this.#totals = grown(this.#totals, new Float64Array(size));
    this.#squares = grown(this.#squares, new Float64Array(size));
  }
}

function grown<A extends Int32Array | Float64Array>(old: A, larger: A): A {
  larger.set(old);
  return larger;
}
