import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Footer } from '../app/Footer.tsx';
import { Header } from '../app/Header.tsx';
import { useTitle } from '../app/useTitle.ts';
import { useText } from '../i18n/text.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

/** A page that says one thing and what to do about it. */
export function Notice({ title, hint, children }: NoticeProps): ReactNode {
  const { t } = useText();
  useTitle(title);
  return (
    <>
      <Header />
      <main className={styles.notice}>
        <h1>{title}</h1>
        <p>{hint}</p>
        {children}
        <Link href="/">{t('home')}</Link>
      </main>
      <Footer />
    </>
  );
}
