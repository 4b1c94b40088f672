import type { Locale } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './PageBoundary.module.css';

/** Needed before any text has loaded. */
const WORDS: Readonly<Record<Locale, { readonly title: string; readonly again: string }>> = {
  en: { title: 'Regalia could not be loaded. Check your connection.', again: 'Try again' },
  cs: { title: 'Regalia se nepodařilo načíst. Zkontroluj připojení.', again: 'Zkusit znovu' },
  sk: { title: 'Regaliu sa nepodarilo načítať. Skontroluj pripojenie.', again: 'Skúsiť znova' },
};

export function LoadFailed({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <main className={styles.failed}>
      <p role="alert">{WORDS[locale].title}</p>
      <Button variant="main" onClick={() => location.reload()}>
        {WORDS[locale].again}
      </Button>
    </main>
  );
}
