import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/text.ts';
import styles from './Footer.module.css';

export function Footer(): ReactNode {
  const { t } = useText();
  return (
    <footer className={styles.foot}>
      <p>{t('footer.names')}</p>
      <Link href="/credits">{t('credits.title')}</Link>
    </footer>
  );
}
