/** The options that choosing corrected data takes care of. */
export const keys = ['data'] as const;
