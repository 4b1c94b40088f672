/** What a card lets its player choose between, besides cards; the option id is the place in this list. */
export const MODES = [
  '1-card',
  '1-action',
  '1-buy',
  '1-coin',
  '2-cards',
  '2-coins',
  'trash-2',
  '3-cards',
  '2-actions',
  'new-hands',
  'discard-2',
  'gain-curse',
  'trash-this',
  'keep-this',
  'turn-deck',
  'leave-deck',
] as const;

export type Mode = (typeof MODES)[number];

export const modeId = (mode: Mode): number => MODES.indexOf(mode);
