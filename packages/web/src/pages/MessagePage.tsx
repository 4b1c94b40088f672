import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Footer } from '../app/Footer.tsx';
import { Header } from '../app/Header.tsx';
import { useTitle } from '../app/useTitle.ts';
import { useText } from '../i18n/text.ts';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

/** A page with one message and what to do about it. */
export function MessagePage({ title, hint, children }: MessagePageProps): ReactNode {
  const { t } = useText();
  useTitle(title);
  return (
    <>
      <Header />
      <main className={styles.message}>
        <h1>{title}</h1>
        <p>{hint}</p>
        {children}
        <Link href="/">{t('home')}</Link>
      </main>
      <Footer />
    </>
  );
}
