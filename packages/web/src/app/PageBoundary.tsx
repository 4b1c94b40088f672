import { Component, type ReactNode } from 'react';
import { SpeechContext } from '../i18n/text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PageBoundary.module.css';

interface PageBoundaryState {
  readonly failed: boolean;
}

/** Catches errors of a page and offers a way back. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  static override contextType = SpeechContext;
  declare context: React.ContextType<typeof SpeechContext>;
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const texts = this.context?.texts;
    return (
      <main className={styles.failed}>
        <h1>{texts?.['failed.title']}</h1>
        <p>{texts?.['failed.hint']}</p>
        <Button variant="main" onClick={() => location.assign('/')}>
          {texts?.home}
        </Button>
      </main>
    );
  }
}
