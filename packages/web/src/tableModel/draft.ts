import { type Answer, type Decision, isLegal, limitOf, type OptionId } from '@regalia/kernel';

/** An answer being put together. It belongs to one question: about any other it says nothing. */
export interface Draft {
  readonly question: string;
  /** In the order of marking. */
  readonly picked: Answer;
}

const NOTHING: Answer = [];
export const NO_DRAFT: Draft = { question: '', picked: NOTHING };

/** Tells a question from the one before, also where the same is asked again. */
export function questionKey({ seat, prompt, options, min, max }: Decision, step: number): string {
  return `${step} ${seat} ${prompt} ${options.join()} ${min} ${max}`;
}

/** What is marked for this question. */
export function picksFor(draft: Draft, question: string | null): Answer {
  return draft.question === question ? draft.picked : NOTHING;
}

/** What a tap on an option comes to. */
export type Tap =
  | { readonly t: 'mark'; readonly picked: Answer }
  | { readonly t: 'send'; readonly answer: Answer }
  | { readonly t: 'refuse' };

/**
 * A tap marks; on what is marked it unmarks or, where one thing is chosen, sends. `quick` sends one thing at the first tap.
 * Where no more can be marked the last mark moves.
 */
export function tap(d: Decision, picked: Answer, option: OptionId, quick: boolean): Tap {
  const at = d.options.indexOf(option);
  if (at < 0) return { t: 'refuse' };
  const isSingle = d.kind === 'pick' && d.max === 1;
  const taken = picked.filter((one) => one === option).length;
  if (taken > 0 && isSingle) return { t: 'send', answer: picked };
  if (taken >= limitOf(d, at)) return { t: 'mark', picked: picked.filter((one) => one !== option) };
  const grown = [...picked.slice(0, d.max - 1), option];
  return quick && isSingle && isLegal(d, grown) ? { t: 'send', answer: grown } : { t: 'mark', picked: grown };
}

/** Without the last mark of this option. */
export function dropOne(picked: Answer, option: OptionId): Answer {
  const at = picked.lastIndexOf(option);
  return at < 0 ? picked : picked.toSpliced(at, 1);
}
