/** The options that choosing a Kingdom takes care of. */
export const keys = ['kingdom', 'sets', 'cards'] as const;
