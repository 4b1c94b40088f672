import type { ReactNode } from 'react';

/** A court behind curtains: a mask, a dagger and a whispering candle. */
export function Box(): ReactNode {
  return (
    <>
      <defs>
        <radialGradient id="dominion-hall" cx="0.5" cy="0.4" r="0.75">
          <stop offset="0" stopColor="#8b5fb8" />
          <stop offset="0.6" stopColor="#43246d" />
          <stop offset="1" stopColor="#1c0f33" />
        </radialGradient>
      </defs>
      <rect width="200" height="250" fill="url(#dominion-hall)" />
      <g fill="#2a1547" opacity="0.75">
        <path d="M56 250V90a44 44 0 0 1 88 0v160z" />
      </g>
      <path d="M66 250V92a34 34 0 0 1 68 0v158z" fill="#f2c76e" opacity="0.25" />
      <g fill="#1c0f33">
        <path d="M78 250v-52q0-12 8-16l6-4v-8a11 11 0 1 1 16 0v8l6 4q8 4 8 16v52z" opacity="0.55" />
      </g>
      <path d="M0 0h66q-4 60-30 96-18 26-36 34zM200 0h-66q4 60 30 96 18 26 36 34z" fill="#8d1f3a" />
      <path
        d="M0 0h22q2 70-22 112zM44 0h14q-4 52-26 86 14-44 12-86zM200 0h-22q-2 70 22 112zM156 0h-14q4 52 26 86-14-44-12-86z"
        fill="#6a132a"
      />
      <path d="M0 0h200v16q-16 14-33 0-17 14-34 0-17 14-33 0-17 14-34 0-17 14-33 0-17 14-33 0z" fill="#a52a47" />
      <path
        d="M0 16q16 14 33 0 17 14 33 0 17 14 34 0 17 14 33 0 17 14 34 0 17 14 33 0"
        fill="none"
        stroke="#e3b75f"
        strokeWidth="2.5"
      />
      <g transform="translate(100 158)">
        <path d="M-62-22q30-16 62 0 32-16 62 0 2 40-30 46-20 2-32-18-12 20-32 18-32-6-30-46z" fill="#f5e9d0" />
        <path d="M0-22q32-16 62 0 2 40-30 46-20 2-32-18z" fill="#e0c893" />
        <path d="M-46-10q16-12 34 2-8 16-22 12-10-2-12-14zM46-10q-16-12-34 2 8 16 22 12 10-2 12-14z" fill="#1c0f33" />
        <path
          d="M0-30q-8-22 0-40 8 18 0 40zM-14-28q-22-12-24-34 20 8 24 34zM14-28q22-12 24-34-20 8-24 34z"
          fill="#c2304c"
        />
        <circle cx="0" cy="-24" r="5" fill="#e3b75f" />
      </g>
      <g transform="rotate(38 100 214)">
        <path d="M96 186h8l-4 62z" fill="#e7e3da" transform="translate(0 12)" />
        <path d="M82 192h36v7H82z" fill="#e3b75f" />
        <path d="M95 168h10v26H95z" fill="#5b2a7a" />
        <circle cx="100" cy="164" r="7" fill="#e3b75f" />
      </g>
      <g fill="#e3b75f" stroke="#8a5a12" strokeWidth="1.5">
        <ellipse cx="40" cy="232" rx="15" ry="6" />
        <ellipse cx="40" cy="226" rx="15" ry="6" />
        <ellipse cx="44" cy="220" rx="15" ry="6" />
        <ellipse cx="164" cy="234" rx="14" ry="6" />
        <ellipse cx="161" cy="228" rx="14" ry="6" />
      </g>
    </>
  );
}
