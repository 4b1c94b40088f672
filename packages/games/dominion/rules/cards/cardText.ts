import { type Part, program } from '@regalia/kernel';
import type { CardText, Turn } from '../effect.ts';

/** What a card does when it is played, in the order of its printed text, and when it is shown against an Attack. */
export function cardText(
  id: string,
  played: readonly Part<Turn>[],
  { reaction }: { readonly reaction?: readonly Part<Turn>[] } = {},
): CardText {
  return { id, program: program(played), reaction: reaction === undefined ? null : program(reaction) };
}
