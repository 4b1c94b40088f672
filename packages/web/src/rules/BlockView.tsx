import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import styles from './BlockView.module.css';
import type { Block, RuleBlock, TableBlock } from './book.ts';
import { Inline } from './Inline.tsx';

/** What the line that the book is opened at carries. */
const CURRENT = { 'data-current': true, tabIndex: -1 } as const;

interface BlockProps<B extends Block> {
  readonly block: B;
  /** The ID of the line the book is opened at. */
  readonly line: string | undefined;
}

export function BlockView({ block, line }: BlockProps<Block>): ReactNode {
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

function Rule({ block: { ids, text, parts, isOurs }, line }: BlockProps<RuleBlock>): ReactNode {
  return (
    <div className={styles.rule} {...(line !== undefined && ids.includes(line) ? CURRENT : {})}>
      <span className={styles.id}>
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
            <span className={styles.marker}>{part.id.slice(part.id.lastIndexOf('.'))}</span>
            <span>
              <Inline text={part.text} />
            </span>
          </p>
        ))}
        {isOurs && <OursMark />}
      </div>
    </div>
  );
}

function OursMark(): ReactNode {
  const { t, locale } = useText();
  return (
    <small className={styles.ours} lang={locale} title={t('rules.ours.hint')}>
      {t('rules.ours')}
    </small>
  );
}

function Table({ block: { head, rows }, line }: BlockProps<TableBlock>): ReactNode {
  return (
    <table className={styles.table}>
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
          <tr key={row.join()} className={styles.row} {...(row[0] === line ? CURRENT : {})}>
            {row.map((cell, i) => (
              <td key={head[i]} data-head={head[i]}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
