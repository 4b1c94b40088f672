/** Control characters and invisible letters. The joiner that combines signs is allowed. */
const CONTROL =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|(?!(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic}))\p{Cf}/gu;
/** More marks on one letter than any script needs would cover the lines around it. */
const PILE = /(\p{M}{4})\p{M}+/gu;
/** Marks without a letter, unassigned and private signs, the blank Braille pattern and the null note head are blank. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{C}\u2800\u{1D159}]/u;

/** Text as one trimmed line without control characters; empty if nothing in it is visible. */
export function toSingleLine(text: string): string {
  const tidy = text.replace(CONTROL, ' ').replace(PILE, '$1').trim();
  return VISIBLE.test(tidy) ? tidy : '';
}
