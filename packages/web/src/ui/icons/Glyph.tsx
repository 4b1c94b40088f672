import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** Our own line drawings for the shell, on a square of 24 units. */
const GLYPHS = {
  back: ['M15 5l-7 7 7 7'],
  next: ['M9 5l7 7-7 7'],
  undo: ['M8 5 4 9l4 4', 'M4 9h9a6 6 0 0 1 0 12H9'],
  settings: [
    'M4 7h9M19 7h1M4 17h1M11 17h9',
    'M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  ],
  rules: ['M4 5c3-1.5 6-1 8 1 2-2 5-2.5 8-1v14c-3-1.5-6-1-8 1-2-2-5-2.5-8-1z', 'M12 6v14'],
  log: ['M5 6h14M5 12h14M5 18h9'],
  score: ['M5 20v-7M12 20V5M19 20v-10'],
  chat: ['M4 5h16v11H10l-4 4v-4H4z'],
  why: ['M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4', 'M12 18v.1', 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z'],
  close: ['M6 6l12 12M18 6 6 18'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  pencil: ['M4 20l1-4L16.5 4.5l3 3L8 19z', 'M14 7l3 3'],
  play: ['M8 5l11 7-11 7z'],
  pause: ['M8 5v14M16 5v14'],
  first: ['M18 5l-8 7 8 7M7 5v14'],
  last: ['M6 5l8 7-8 7M17 5v14'],
  again: ['M19 12a7 7 0 1 1-2-5', 'M19 3v5h-5'],
  save: ['M12 4v11M7 11l5 5 5-5', 'M4 20h16'],
  open: ['M12 16V5M7 9l5-5 5 5', 'M4 20h16'],
  more: ['M5 12h.1M12 12h.1M19 12h.1'],
  plus: ['M12 5v14M5 12h14'],
  minus: ['M5 12h14'],
  whole: ['M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'],
  trash: ['M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13'],
  eye: ['M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z', 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'],
  friend: ['M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'M2 20c0-4 3-6 7-6s7 2 7 6', 'M19 8v6M16 11h6'],
  screen: ['M3 5h18v11H3z', 'M9 20h6M12 16v4'],
  bot: ['M5 9h14v10H5z', 'M12 9V5M12 4.5v.1', 'M9 13v1M15 13v1'],
  learn: ['M2 9l10-5 10 5-10 5z', 'M6 11v5c2 2 10 2 12 0v-5'],
  search: ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'M15.5 15.5 20 20'],
  keys: ['M3 6h18v12H3z', 'M7 10h.1M11 10h.1M15 10h.1M17.5 10h.1M7 14h.1M10 14h5M17.5 14h.1'],
  copy: ['M8 8h11v12H8z', 'M5 16V4h11'],
  sun: ['M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2'],
  clock: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 7v5l3 2'],
  hourglass: ['M7 3h10M7 21h10', 'M8 3v4l8 10v4M16 3v4L8 17v4'],
  moon: ['M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z'],
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph({
  name,
  className,
}: {
  readonly name: GlyphName;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ?? styles.glyph}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {GLYPHS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
