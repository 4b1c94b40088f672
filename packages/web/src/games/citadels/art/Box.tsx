import type { ReactNode } from 'react';

/** A walled city climbing its hill at sunset. */
export function Box(): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id="citadels-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6b2a1c" />
          <stop offset="0.5" stopColor="#d9853b" />
          <stop offset="1" stopColor="#f9dc94" />
        </linearGradient>
      </defs>
      <rect width="200" height="250" fill="url(#citadels-sky)" />
      <circle cx="58" cy="104" r="40" fill="#fff0c2" opacity="0.35" />
      <circle cx="58" cy="104" r="27" fill="#fff0c2" />
      <g fill="none" stroke="#5a2415" strokeWidth="2" strokeLinecap="round">
        <path d="M24 52q5-6 10 0 5-6 10 0M44 38q4-5 8 0 4-5 8 0" />
      </g>
      <g fill="#a4502c">
        <path d="M60 250V140h22v-12l11-20 11 20v12h8V96l14-30 14 30v44h30v110z" opacity="0.7" />
      </g>
      <g fill="#7a3420">
        <path d="M108 250V84h8v-8h8v8h8v-8h8v8h8v166z" />
        <path d="M116 76l16-34 16 34z" fill="#8d1f2f" />
        <path d="M130 42V24h16l-5 5 5 5h-14v8z" fill="#8d1f2f" />
        <path d="M20 250v-84h7v-7h7v7h8v-7h7v7h7v84z" />
        <path d="M16 160l22-32 22 32z" fill="#8d1f2f" />
        <path d="M152 250V140h6v-7h7v7h7v-7h7v7h7v110z" />
        <path d="M150 134l19-36 19 36z" fill="#2c5b7d" />
      </g>
      <g fill="#5a2415">
        <path d="M0 250v-54h14v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h32v-8h10v8h10v-8h10v8h10v-8h10v8h14v54z" />
        <path d="M56 250v-70l20-24 20 24v70z" fill="#8a4527" />
        <path d="M52 182l24-32 24 32z" fill="#b57a1f" />
      </g>
      <path d="M82 250v-26a18 18 0 0 1 36 0v26z" fill="#2c120c" />
      <g stroke="#5a2415" strokeWidth="2">
        <path d="M91 210v40M100 206v44M109 210v40M82 226h36M82 238h36" stroke="#8a5a2a" />
      </g>
      <g fill="#ffd777">
        <path d="M128 104h8v14h-8zM128 134h8v14h-8zM34 176h8v12h-8zM164 150h8v12h-8zM70 184h12v16H70z" />
      </g>
    </>
  );
}
