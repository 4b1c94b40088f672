import { memo, type ReactNode } from 'react';
import styles from './Face.module.css';

/** Eight rays in one path: a table shows dozens of cards, and each transform or group opacity costs every frame. */
const RAYS = [-70, -50, -30, -10, 10, 30, 50, 70].map((degrees) => ray((degrees * Math.PI) / 180)).join('');

function ray(angle: number): string {
  const end = (side: number): string => {
    const x = 50 + side * Math.cos(angle) + 80 * Math.sin(angle);
    const y = 60 + side * Math.sin(angle) - 80 * Math.cos(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M50 60 ${end(-3.5)} ${end(3.5)}z`;
}

/** Rays behind a low sun, and two ridges: the horizon all our cards share. */
export const Backdrop = memo(function Backdrop(): ReactNode {
  return (
    <svg
      viewBox="0 0 100 76"
      preserveAspectRatio="xMidYMid slice"
      overflow="visible"
      className={styles.scene}
      aria-hidden="true"
    >
      <path d={RAYS} fill="var(--tone-light)" fillOpacity="0.35" />
      <circle cx="50" cy="44" r="27" fill="var(--tone-light)" fillOpacity="0.85" />
      <circle cx="50" cy="44" r="31" fill="none" stroke="var(--tone-light)" strokeWidth="0.8" strokeOpacity="0.7" />
      <path d="M0 64c14-7 22-4 34-8s22 2 34-2 22-3 32 2v20H0z" fill="var(--tone-mid)" />
      <path d="M0 70c18-5 30 0 46-3s34-2 54 1v8H0z" fill="var(--tone-dark)" />
    </svg>
  );
});
