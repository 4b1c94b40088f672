import type { ReactNode } from 'react';
import type { Picture } from '../kit/picture.ts';
import { BlockView } from './BlockView.tsx';
import type { BookBlock } from './book/book.ts';
import styles from './InShort.module.css';
import { PictureView } from './PictureView.tsx';

interface InShortProps {
  readonly blocks: readonly BookBlock[];
  readonly pictures: readonly Picture[];
}

/** The first chapter: each paragraph below its picture. */
export function InShort({ blocks, pictures }: InShortProps): ReactNode {
  return (
    <div className={styles.steps}>
      {blocks.map((block, i) => {
        const picture = pictures[i];
        return (
          <div key={`${block.kind}-${i}`} className={styles.step}>
            {picture && <PictureView picture={picture} />}
            <BlockView block={block} line={undefined} />
          </div>
        );
      })}
    </div>
  );
}
