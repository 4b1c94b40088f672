import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { cx } from '../ui/cx.ts';
import styles from './BlockView.module.css';
import type { BookBlock, Ours, RuleBlock, TableBlock } from './book/book.ts';
import { Inline } from './Inline.tsx';
import { fold, isRuleId } from './search/terms.ts';

/** What the line that the book is opened at carries. */
const CURRENT = { 'data-current': true, tabIndex: -1 } as const;

interface BlockProps<B extends BookBlock> {
  readonly block: B;
  /** The ID of the line the book is opened at. */
  readonly line: string | undefined;
}

export function BlockView({ block, line }: BlockProps<BookBlock>): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case 'item':
      return (
        <p className={styles.item}>
          <span className={styles.marker}>{block.marker}</span>
          <span>
            <Inline text={block.text} />
          </span>
        </p>
      );
    case 'rule':
      return <Rule block={block} line={line} />;
    case 'table':
      return <Table block={block} line={line} />;
  }
}

function Rule({ block: { ids, text, parts, ours }, line }: BlockProps<RuleBlock>): ReactNode {
  return (
    <div className={styles.rule} {...(line !== undefined && ids.includes(line) ? CURRENT : {})}>
      <span className={cx(styles.id, styles.code)}>
        <Inline text={ids.join(' ')} />
      </span>
      <div>
        {text !== '' && (
          <p>
            <Inline text={text} />
          </p>
        )}
        {parts.map((part) => (
          <p key={part.id} className={styles.item} {...(part.id === line ? CURRENT : {})}>
            <span className={cx(styles.marker, styles.code)}>{part.id.slice(part.id.lastIndexOf('.'))}</span>
            <span>
              <Inline text={part.text} />
            </span>
          </p>
        ))}
        {ours !== null && <OursMark ours={ours} />}
      </div>
    </div>
  );
}

function OursMark({ ours }: { readonly ours: Ours }): ReactNode {
  const { t, locale } = useText();
  return (
    <small className={cx(styles.ours, styles.code)} lang={locale} title={t(`rules.ours.${ours}.hint`)}>
      {t(`rules.ours.${ours}`)}
    </small>
  );
}

function RowMark({ ours }: { readonly ours: Ours | null }): ReactNode {
  return (
    ours !== null && (
      <>
        {' '}
        <OursMark ours={ours} />
      </>
    )
  );
}

function Table({ block: { head, rows, ours }, line }: BlockProps<TableBlock>): ReactNode {
  const hasCodes = rows.every(([id = '']) => isRuleId(fold(id)));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={cell} scope="col" className={i === 0 && hasCodes ? styles.code : undefined}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.join()} className={styles.row} {...(row[0] === line ? CURRENT : {})}>
            {row.map((cell, i) => (
              <td key={head[i]} data-head={head[i]} className={i === 0 && hasCodes ? styles.code : undefined}>
                <Inline text={cell} />
                {i === row.length - 1 && <RowMark ours={ours[at] ?? null} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
