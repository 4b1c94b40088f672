import type { OptionId } from '@regalia/kernel';

/** The option that is worth most; of equal ones the first. */
export function mostBy(options: readonly OptionId[], worth: (option: OptionId) => number): OptionId {
  let best = options[0] as OptionId;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}
