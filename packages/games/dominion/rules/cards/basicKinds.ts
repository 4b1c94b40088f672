/** The cards that other cards name; they come first, in this order. */
export const [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE] = [0, 1, 2, 3, 4, 5, 6] as const;
export const BASIC_KINDS = 7;
