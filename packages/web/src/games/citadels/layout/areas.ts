import type { Areas } from '../../../kit/layout/BoardGrid.tsx';

/** What decides how the table is divided; nothing else does. */
interface Moment {
  readonly rivals: number;
  readonly isDraft: boolean;
  /** A character is to be named: on a phone each is as large as a finger. */
  readonly isNaming: boolean;
  /** My hand takes two rows on a phone. */
  readonly isLarge: boolean;
}

/** More others than these take two rows. */
const ONE_ROW = 3;

/**
 * The cities have the room; in the draft they give some of it up to the characters. Hand, prompt, and the ground of my city
 * stay where they are.
 */
export function areasFor({ rivals, isDraft, isNaming, isLarge }: Moment): Areas {
  const rows = rivals > ONE_ROW ? 2 : 1;
  const hand = '"hand corner" clamp(122px, 20cqh, 200px) / minmax(0, 1fr) clamp(300px, 34cqw, 470px)';
  const low = `calc(${rows} * clamp(84px, 13cqh, 116px) + ${(rows - 1) * 6}px)`;
  return {
    wide: isDraft
      ? `"others others" ${low} "ranks ranks" minmax(0, 1fr) "mine mine" clamp(118px, 20cqh, 190px) ${hand}`
      : `"others others" minmax(0, 1fr) "ranks ranks" clamp(54px, 7.6cqh, 68px) "mine mine" clamp(132px, 25cqh, 260px) ${hand}`,
    tall: isDraft
      ? `"others" calc(${rows} * 108px) "ranks" minmax(0, 1fr) "mine" 17cqh "hand" 16cqh "corner" 12cqh`
      : `"others" minmax(0, 1fr) "ranks" 62px "mine" 20cqh "hand" 18cqh "corner" 13cqh`,
    phone: isDraft
      ? `"line" 26px "others" ${phoneRivals(rivals, 44)} "ranks" minmax(0, 1fr) "mine" 86px`
      : `"line" 26px "others" ${phoneRivals(rivals, isNaming ? 44 : 56)} "ranks" ${isNaming ? 98 : 48}px "mine" minmax(72px, 1fr) "hand" ${isLarge ? 98 : 92}px "corner" auto`,
    flat: isDraft
      ? '"line line" 26px "others ranks" 146px "mine ranks" minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 3fr)'
      : `"line line" 26px "others ranks" ${isNaming ? 96 : 50}px "others hand" 92px "mine corner" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)`,
  };
}

/** One below the other, each as high as a finger or higher; many stand in two columns. */
function phoneRivals(rivals: number, most: number): string {
  if (rivals === 1) return 'clamp(96px, 26cqh, 168px)';
  const rows = rivals > ONE_ROW ? Math.ceil(rivals / 2) : rivals;
  return `calc(${rows} * clamp(44px, 9cqh, ${rivals > ONE_ROW ? 56 : most}px) + ${(rows - 1) * 4}px)`;
}
