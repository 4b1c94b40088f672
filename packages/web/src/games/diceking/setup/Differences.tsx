import { dataFrom, differences, differenceText } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import styles from './Differences.module.css';

interface DifferencesProps {
  readonly data: string;
  readonly speech: TableSpeech;
}

/** What corrected data change. */
export function Differences({ data, speech }: DifferencesProps): ReactNode {
  return (
    <div className={styles.differences}>
      <p>{speech.text('table.differs')}</p>
      <ul>
        {differences(dataFrom(data)).map((one) => (
          <li key={`${one.of} ${one.id}`}>{speech.plain(differenceText(one))}</li>
        ))}
      </ul>
    </div>
  );
}
