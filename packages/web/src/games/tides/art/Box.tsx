import type { ReactNode } from 'react';

/** A stepped palace over a night sea, the moon pulling the tide. */
export function Box(): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id="tides-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1f44" />
          <stop offset="0.6" stopColor="#2c5b9e" />
          <stop offset="1" stopColor="#e9b873" />
        </linearGradient>
      </defs>
      <rect width="200" height="250" fill="url(#tides-sky)" />
      <g fill="#f6e3b4">
        {[
          [22, 30],
          [54, 16],
          [88, 42],
          [36, 66],
          [172, 96],
          [182, 28],
          [14, 104],
          [150, 14],
          [66, 88],
          [120, 22],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="1.3" />
        ))}
      </g>
      <circle cx="142" cy="62" r="46" fill="#f6e3b4" opacity="0.14" />
      <circle cx="142" cy="62" r="33" fill="#f8ebc8" />
      <circle cx="131" cy="54" r="6" fill="#e3cf9b" />
      <circle cx="150" cy="72" r="8" fill="#e3cf9b" />
      <circle cx="152" cy="48" r="3.5" fill="#e3cf9b" />
      <g fill="#162a52">
        <path d="M0 168 24 130l16 22 22-38 26 48 20-22 30 32z" opacity="0.55" />
        <path d="M40 172v-14h10v-16h10v-16h10v-16h8v-14l12-18 12 18v14h8v16h10v16h10v16h10v14z" />
        <path d="M24 172v-30l6-9 6 9v30zM144 172v-30l6-9 6 9v30z" />
      </g>
      <g fill="#f2c76e">
        <path d="M86 106h8v10h-8zM70 126h6v8h-6zM104 126h6v8h-6zM87 128h6v12h-6zM56 148h6v8h-6zM84 150h12v22h-12zM118 148h6v8h-6zM28 146h4v8h-4zM148 146h4v8h-4z" />
      </g>
      <path d="M0 172h200v78H0z" fill="#1d4480" />
      <path d="M118 172h48l-8 78h-32z" fill="#f6e3b4" opacity="0.28" />
      <g fill="none" stroke="#8fb9e8" strokeWidth="3" strokeLinecap="round">
        <path d="M-6 190q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" opacity="0.5" />
        <path d="M-14 210q14-14 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0" opacity="0.75" />
      </g>
      <path d="M0 250v-14q16-20 32-4t32 0 32 0 32 0 32 0 32 0 16-4v22z" fill="#dfeaf5" />
      <path d="M0 250v-6q16-16 32-2t32 0 32 0 32 0 32 0 32 0 16-2v10z" fill="#9fc3ea" />
    </>
  );
}
