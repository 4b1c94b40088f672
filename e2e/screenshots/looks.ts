export interface Look {
  readonly size: string;
  readonly colorScheme: 'light' | 'dark';
  readonly locale: 'en' | 'cs' | 'sk';
}

const SIZES = ['360x740', '820x1180', '1440x900'] as const;

/** Every size in both lights and two languages; the narrowest also in the third, and two phones that are hard to fill. */
export const LOOKS: readonly Look[] = [
  ...SIZES.flatMap((size) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      (['en', 'cs'] as const).map((locale) => ({ size, colorScheme, locale })),
    ),
  ),
  { size: '360x740', colorScheme: 'light', locale: 'sk' },
  { size: '1280x720', colorScheme: 'light', locale: 'sk' },
  { size: '320x568', colorScheme: 'light', locale: 'cs' },
  { size: '740x360', colorScheme: 'dark', locale: 'cs' },
];
