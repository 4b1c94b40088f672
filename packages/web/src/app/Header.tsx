import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { Crown } from '../ui/icons/Crown.tsx';
import styles from './Header.module.css';

export function Header(): ReactNode {
  return (
    <header className={styles.head}>
      <Link href="/" className={styles.brand}>
        <Crown />
        Regalia
      </Link>
      <SettingsButton />
    </header>
  );
}
