import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import type { Picture } from '../kit/picture.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { Glyph } from '../ui/icons/Glyph.tsx';
import { BlockView } from './BlockView.tsx';
import type { Section } from './book/book.ts';
import type { LoadedBook } from './book/loadBook.ts';
import { ContentsList, ContentsMenu } from './contents.tsx';
import { Highlight, Inline } from './Inline.tsx';
import { InShort } from './InShort.tsx';
import styles from './RulesDialog.module.css';
import { bringToView, scrollToTop } from './scroll.ts';
import { countLines, lineFor, searchBook } from './search/search.ts';
import { isRuleId, tokensOf } from './search/terms.ts';
import { useCurrentSection } from './useCurrentSection.ts';

interface OpenBookProps {
  readonly book: LoadedBook;
  /** One for each paragraph of the first chapter. */
  readonly pictures: readonly Picture[];
  readonly rule: string | null;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** A book with its contents and a search. */
export function OpenBook({ book, pictures, rule, search, onSearch }: OpenBookProps): ReactNode {
  const { t, locale } = useText();
  const body = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState<{ readonly to: string }>();
  const wanted = useDeferredValue(search);
  const searched = useRef(wanted);
  const { ruleCodes, change } = useSettings();
  const showsCodes = ruleCodes || tokensOf(wanted).some(({ word }) => isRuleId(word));
  const { sections, isSearch, rangesIn } = useMemo(() => searchBook(book, wanted), [book, wanted]);
  const line = rule === null ? undefined : lineFor(book, rule);
  const current = useCurrentSection(body, sections);
  useEffect(() => {
    const opened = body.current?.querySelector<HTMLElement>('[data-current]');
    if (!opened) return;
    bringToView(opened, 'center');
    opened.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (searched.current === wanted) return;
    searched.current = wanted;
    if (body.current) scrollToTop(body.current);
  }, [wanted]);
  useEffect(() => {
    if (jump === undefined || wanted !== '') return;
    const section = body.current?.querySelector<HTMLElement>(`#${jump.to}`);
    if (section) bringToView(section, 'start');
  }, [jump, wanted]);
  const jumpTo = (to: string): void => {
    onSearch('');
    setJump({ to });
  };
  const contents = { sections: book.sections, lang: book.lang, current, onJump: jumpTo };
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.search}>
          <Glyph name="search" />
          <span className="visually-hidden">{t('rules.search')}</span>
          <input
            type="search"
            value={search}
            placeholder={t('rules.search')}
            onChange={(event) => onSearch(event.target.value)}
          />
        </label>
        <ContentsMenu {...contents} />
        <label className={styles.codes}>
          <input type="checkbox" checked={ruleCodes} onChange={({ target }) => change({ ruleCodes: target.checked })} />
          {t('rules.codes')}
        </label>
        <p className={styles.found} role="status">
          {isSearch && t('rules.found', { n: countLines(sections) })}
        </p>
      </div>
      <div className={styles.spread}>
        <ContentsList {...contents} />
        <div ref={body} className={styles.book} lang={book.lang} data-codes={showsCodes || undefined}>
          {book.lang !== locale && (
            <p className={styles.note} lang={locale}>
              {t('rules.english')}
            </p>
          )}
          <Highlight value={rangesIn}>
            {!isSearch && <h3 className={styles.title}>{book.title}</h3>}
            {sections.map((section, i) => (
              <SectionView
                key={section.id}
                section={section}
                line={line}
                pictures={!isSearch && i === 0 ? pictures : []}
                onJump={isSearch ? jumpTo : null}
              />
            ))}
          </Highlight>
          {sections.length === 0 && <p lang={locale}>{t('rules.nothing')}</p>}
        </div>
      </div>
    </>
  );
}

interface SectionViewProps {
  readonly section: Section;
  readonly line: string | undefined;
  readonly pictures: readonly Picture[];
  /** Leads from a found heading to its place in the whole book. */
  readonly onJump: ((section: string) => void) | null;
}

function SectionView({ section: { id, level, title, blocks }, line, pictures, onJump }: SectionViewProps): ReactNode {
  const Heading = level === 2 ? 'h3' : 'h4';
  const heading = <Inline text={title} />;
  return (
    <section id={id}>
      <Heading>
        {onJump === null ? (
          heading
        ) : (
          <button type="button" className={styles.jump} onClick={() => onJump(id)}>
            {heading}
          </button>
        )}
      </Heading>
      {pictures.length > 0 ? (
        <InShort blocks={blocks} pictures={pictures} />
      ) : (
        blocks.map((block, i) => <BlockView key={`${block.kind}-${i}`} block={block} line={line} />)
      )}
    </section>
  );
}
