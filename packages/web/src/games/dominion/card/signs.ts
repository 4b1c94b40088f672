/** What a card always gives, in signs; `more` where its text goes on. */
export interface Signs {
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly more?: true;
}

const MORE: Signs = { more: true };

export const SIGNS: Readonly<Record<string, Signs>> = {
  courtyard: { cards: 3, more: true },
  pawn: MORE,
  'secret-chamber': MORE,
  'great-hall': { cards: 1, actions: 1 },
  masquerade: { cards: 2, more: true },
  'shanty-town': { actions: 2, more: true },
  steward: MORE,
  swindler: { coins: 2, more: true },
  'wishing-well': { cards: 1, actions: 1, more: true },
  baron: { buys: 1, more: true },
  bridge: { buys: 1, coins: 1, more: true },
  conspirator: { coins: 2, more: true },
  coppersmith: MORE,
  ironworks: MORE,
  'mining-village': { cards: 1, actions: 2, more: true },
  scout: { actions: 1, more: true },
  duke: MORE,
  minion: { actions: 1, more: true },
  saboteur: MORE,
  torturer: { cards: 3, more: true },
  'trading-post': MORE,
  tribute: MORE,
  upgrade: { cards: 1, actions: 1, more: true },
  nobles: MORE,
  cellar: { actions: 1, more: true },
  chapel: MORE,
  moat: { cards: 2, more: true },
  chancellor: { coins: 2, more: true },
  village: { cards: 1, actions: 2 },
  woodcutter: { buys: 1, coins: 2 },
  workshop: MORE,
  bureaucrat: MORE,
  feast: MORE,
  gardens: MORE,
  militia: { coins: 2, more: true },
  moneylender: MORE,
  remodel: MORE,
  smithy: { cards: 3 },
  spy: { cards: 1, actions: 1, more: true },
  thief: MORE,
  'throne-room': MORE,
  'council-room': { cards: 4, buys: 1, more: true },
  festival: { actions: 2, buys: 1, coins: 2 },
  laboratory: { cards: 2, actions: 1 },
  library: MORE,
  market: { cards: 1, actions: 1, buys: 1, coins: 1 },
  mine: MORE,
  witch: { cards: 2, more: true },
  adventurer: MORE,
};
