/** A rule book as a player reads it: chapters and their parts in one row. */
export interface Book {
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly id: string;
  /** 2 for a chapter, 3 for a part of the chapter before it. */
  readonly level: number;
  readonly title: string;
  readonly blocks: readonly BookBlock[];
}

/** The printed book leaves it open, at least in part, and we decided; or our copy has lost it, and we rebuilt it. */
export type Ours = 'decision' | 'reconstruction';

export type BookBlock = TextBlock | ItemBlock | RuleBlock | TableBlock;

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

export interface ItemBlock {
  readonly kind: 'item';
  /** The item's number in its list, or a bullet. */
  readonly marker: string;
  readonly text: string;
}

/** A rule, or the rulings of a card, whose numbered sentences are its parts. */
export interface RuleBlock {
  readonly kind: 'rule';
  readonly ids: readonly string[];
  readonly text: string;
  readonly parts: readonly RulePart[];
  readonly ours: Ours | null;
}

export interface RulePart {
  readonly id: string;
  readonly text: string;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** By row. */
  readonly ours: readonly (Ours | null)[];
}
