import type { Decision, OptionId } from '@regalia/kernel';

/** One key for each option, in their order. Letters that lead somewhere or enlarge a card (b, h, i, l, p) are left out. */
const KEYS = '1234567890acdefgjkmnoqrstuvwxyz';

/** The key that marks this option; undefined where there are more options than keys. */
export function keyOfOption({ options }: Pick<Decision, 'options'>, option: OptionId): string | undefined {
  return KEYS[options.indexOf(option)];
}

/** The option that a key marks. */
export function optionOfKey({ options }: Pick<Decision, 'options'>, key: string): OptionId | undefined {
  return key.length === 1 ? options[KEYS.indexOf(key)] : undefined;
}
