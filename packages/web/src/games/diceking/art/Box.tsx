import type { ReactNode } from 'react';

/** A crown on two dice, in a green valley with a dragon's shadow over it. */
export function Box(): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id="dice-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0f4a3a" />
          <stop offset="0.55" stopColor="#4f9c6c" />
          <stop offset="1" stopColor="#e8edb0" />
        </linearGradient>
      </defs>
      <rect width="200" height="250" fill="url(#dice-sky)" />
      <circle cx="100" cy="96" r="62" fill="#f3f0bd" opacity="0.25" />
      <path
        d="M22 54q20-18 44-4 8-12 22-10-10 6-8 14 24 4 34 22-18-10-30-6-4 12-18 12 6-8 2-14-24-2-46-14z"
        fill="#0b3327"
        transform="translate(8 -10)"
      />
      <path d="M0 170 40 118l26 30 34-44 36 48 26-26 38 44v80H0z" fill="#1f6f51" opacity="0.7" />
      <path d="M0 196q50-30 100-10t100-6v70H0z" fill="#2f8a56" />
      <path d="M0 220q60-22 110-4t90-6v40H0z" fill="#1c6a43" />
      <g fill="#f2e2b8">
        <path d="M150 196h22v-14l-11-9-11 9z" />
        <path d="M146 184l15-14 15 14z" fill="#a5372c" />
        <path d="M24 204h18v-12l-9-8-9 8z" />
        <path d="M20 194l13-12 13 12z" fill="#a5372c" />
      </g>
      <g transform="translate(62 164) rotate(-9)">
        <path d="M0-6 34-20 68-6 34 10z" fill="#fffaf0" />
        <path d="M0-6v42l34 18V10z" fill="#efe0bd" />
        <path d="M68-6v42L34 54V10z" fill="#d8c08d" />
        <g fill="#7d1c2b">
          <ellipse cx="34" cy="-5" rx="6" ry="3.6" />
          <ellipse cx="10" cy="12" rx="3.4" ry="4.6" />
          <ellipse cx="24" cy="36" rx="3.4" ry="4.6" />
          <ellipse cx="44" cy="20" rx="3.2" ry="4.4" />
          <ellipse cx="51" cy="27" rx="3.2" ry="4.4" />
          <ellipse cx="59" cy="32" rx="3.2" ry="4.4" />
        </g>
      </g>
      <g transform="translate(112 190) rotate(12)">
        <path d="M0-5 26-16 52-5 26 7z" fill="#d84a5d" />
        <path d="M0-5v32l26 14V7z" fill="#b12a40" />
        <path d="M52-5v32L26 41V7z" fill="#8a1c30" />
        <g fill="#fff3d6">
          <ellipse cx="18" cy="-5" rx="4" ry="2.4" />
          <ellipse cx="34" cy="-5" rx="4" ry="2.4" />
          <ellipse cx="13" cy="17" rx="2.8" ry="3.8" />
          <ellipse cx="34" cy="14" rx="2.6" ry="3.6" />
          <ellipse cx="44" cy="22" rx="2.6" ry="3.6" />
        </g>
      </g>
      <g transform="translate(96 128)">
        <path d="M-44 22-52-28l26 20L0-44l26 36 26-20-8 50z" fill="#f0c35c" />
        <path d="M0-44 26-8l26-20-8 50H0z" fill="#d69c32" />
        <path d="M-46 22h92v12h-92z" fill="#b87d1f" />
        <circle cx="-52" cy="-32" r="6" fill="#fbe7ae" />
        <circle cx="0" cy="-49" r="7" fill="#fbe7ae" />
        <circle cx="52" cy="-32" r="6" fill="#fbe7ae" />
        <path d="m0-6 9 11-9 11-9-11z" fill="#c2304c" />
        <circle cx="-26" cy="8" r="5.5" fill="#2a5ba6" />
        <circle cx="26" cy="8" r="5.5" fill="#26784f" />
      </g>
    </>
  );
}
