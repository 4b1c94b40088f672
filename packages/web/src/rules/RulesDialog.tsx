import type { Locale } from '@regalia/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './RulesDialog.module.css';

interface RulesDialogProps {
  readonly game: string;
  /** The rule to open the book at. */
  readonly rule: string | null;
  readonly onClose: () => void;
}

/** The book and how to read it, which are fetched only when somebody asks for them. */
async function fetchBook(game: string, locale: Locale) {
  const [{ OpenBook }, { loadBook }, { loadPictures }] = await Promise.all([
    import('./OpenBook.tsx'),
    import('./book/loadBook.ts'),
    import('./book/loadPictures.ts'),
  ]);
  const [book, pictures] = await Promise.all([loadBook(game, locale), loadPictures(game)]);
  return { OpenBook, book, pictures };
}

type Fetched = Awaited<ReturnType<typeof fetchBook>>;

/** The whole rule book, searchable, opened at a rule. */
export function RulesDialog({ game, rule, onClose }: RulesDialogProps): ReactNode {
  const { t, locale } = useText();
  const [fetched, setFetched] = useState<Fetched | 'failed' | null>(null);
  const [search, setSearch] = useState('');
  const open = useCallback(
    () => void fetchBook(game, locale).then(setFetched, () => setFetched('failed')),
    [game, locale],
  );
  useEffect(open, [open]);
  const openAgain = (): void => {
    setFetched(null);
    open();
  };
  const clearSearch = (): boolean => {
    setSearch('');
    return search !== '';
  };
  return (
    <Dialog title={t('rules.title')} onClose={onClose} onEscape={clearSearch} wide>
      <div className={styles.panel}>
        {fetched === 'failed' && (
          <div className={styles.failed}>
            <p role="alert">{t('rules.failed')}</p>
            <Button variant="main" glyph="again" onClick={openAgain}>
              {t('rules.again')}
            </Button>
          </div>
        )}
        {fetched !== null && fetched !== 'failed' && (
          <fetched.OpenBook
            book={fetched.book}
            pictures={fetched.pictures}
            rule={rule}
            search={search}
            onSearch={setSearch}
          />
        )}
      </div>
    </Dialog>
  );
}
