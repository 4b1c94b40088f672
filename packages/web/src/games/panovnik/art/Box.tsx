import type { ReactNode } from 'react';

const GEMS = ['#3f74d6', '#d8354f', '#2fa36b', '#f0b429'] as const;
const ROWS = [
  { y: 196, xs: [20, 62, 104, 146] },
  { y: 150, xs: [41, 83, 125] },
  { y: 104, xs: [62, 104] },
  { y: 58, xs: [83] },
] as const;

/** A pyramid of power, card upon card, with the gems that bind it. */
export function Box(): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id="panovnik-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b0d1d" />
          <stop offset="0.6" stopColor="#9a2a3f" />
          <stop offset="1" stopColor="#e8a06a" />
        </linearGradient>
      </defs>
      <rect width="200" height="250" fill="url(#panovnik-sky)" />
      <g fill="#f7c98f" opacity="0.16">
        {[-60, -40, -20, 0, 20, 40, 60].map((angle) => (
          <path key={angle} d="M100 250 88-40h24z" transform={`rotate(${angle} 100 250)`} />
        ))}
      </g>
      {ROWS.map(({ y, xs }) =>
        xs.map((x) => (
          <g key={`${x}-${y}`}>
            <rect x={x} y={y} width="34" height="42" rx="4" fill="#fbf1da" stroke="#6b3a1c" strokeWidth="1.5" />
            <rect x={x + 4} y={y + 7} width="26" height="22" rx="2" fill="#d9bd86" />
            <circle cx={x + 17} cy={y + 15} r="5" fill="#6b3a1c" />
            <path d={`M${x + 8} ${y + 29}q9-13 18 0z`} fill="#6b3a1c" />
          </g>
        )),
      )}
      {ROWS.slice(0, 3).flatMap(({ y, xs }, row) =>
        xs.slice(1).map((x, i) => (
          <g key={`gem-${x}-${y}`} transform={`translate(${x - 4} ${y + 1})`}>
            <path d="m0-11 10 9-10 13-10-13z" fill={GEMS[(row + i) % GEMS.length]} stroke="#fff3d6" strokeWidth="1.5" />
            <path d="m0-11 4 9-4 13-4-13z" fill="#fff" opacity="0.3" />
          </g>
        )),
      )}
      <g transform="translate(100 40)">
        <path d="M-20 12-24-10l12 9L0-16 12-1l12-9-4 22z" fill="#f0c35c" />
        <path d="M-21 12h42v6h-42z" fill="#b87d1f" />
        <circle cx="0" cy="-19" r="3.5" fill="#fbe7ae" />
      </g>
      <path d="M0 240h200v10H0z" fill="#4a1420" />
    </>
  );
}
