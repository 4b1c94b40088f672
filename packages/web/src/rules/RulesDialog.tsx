import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { type Block, loadBook, tells, wordsOf } from './book.ts';
import { Inline } from './Inline.tsx';
import styles from './RulesDialog.module.css';

interface RulesDialogProps {
  readonly game: string;
  /** The rule to open the book at. */
  readonly rule: string | null;
  readonly onClose: () => void;
}

/** The whole rule book, searchable, opened at a rule. */
export function RulesDialog({ game, rule, onClose }: RulesDialogProps): ReactNode {
  const { t, locale } = useText();
  const [book, setBook] = useState<readonly Block[] | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void loadBook(game).then(setBook);
  }, [game]);
  useEffect(() => {
    if (book !== null && rule !== null)
      body.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
  }, [book, rule]);
  const found = book && findIn(book, wanted);
  return (
    <Dialog title={t('rules.title')} onClose={onClose} wide>
      <div className={styles.tools}>
        <label className={styles.search}>
          <Glyph name="search" />
          <span className="visually-hidden">{t('rules.search')}</span>
          <input
            type="search"
            value={search}
            placeholder={t('rules.search')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        {locale !== 'en' && <p className={styles.note}>{t('rules.english')}</p>}
      </div>
      <div ref={body} className={styles.book} lang="en">
        {found?.map((block, i) => (
          <BlockView key={`${block.kind}-${i}`} block={block} rule={rule} />
        ))}
        {found?.length === 0 && <p lang={locale}>{t('rules.nothing')}</p>}
      </div>
    </Dialog>
  );
}

function findIn(book: readonly Block[], wanted: string): readonly Block[] {
  if (wanted === '') return book;
  return book.flatMap((block): Block[] => {
    if (block.kind !== 'table') return wordsOf(block).includes(wanted) ? [block] : [];
    const rows = block.rows.filter((row) => row.join(' ').toLowerCase().includes(wanted));
    return rows.length > 0 ? [{ ...block, rows }] : [];
  });
}

function BlockView({ block, rule }: { readonly block: Block; readonly rule: string | null }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'item':
      return (
        <p className={styles.item} data-current={tells(block.text, rule) || undefined}>
          <Inline text={block.text} />
        </p>
      );
    case 'text':
      return (
        <p data-current={tells(block.text, rule) || undefined}>
          <Inline text={block.text} />
        </p>
      );
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} rule={rule} />;
  }
}

interface RuleTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly rule: string | null;
}

function RuleTable({ head, rows, rule }: RuleTableProps): ReactNode {
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} data-current={tells(row[0] ?? '', rule) || undefined}>
              {row.map((cell, i) => (
                <td key={head[i]}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
