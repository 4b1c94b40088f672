import type { ScoreBreakdown, ScoreLine, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { pointsText } from '../../kit/text/pointsText.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import styles from './ScoreSheet.module.css';

interface ScoreSheetProps {
  readonly score: readonly ScoreBreakdown[];
  readonly winners: readonly Seat[];
  /** Whose column is marked as the reader's own, where its name does not say so. */
  readonly mine: Seat | null;
  /** What decided among equal points. */
  readonly tieBreak: string | undefined;
  readonly ui: AnyGameUi;
  readonly speech: TableSpeech;
}

/** The page of the score pad: a row for each section that brought points, a column for each seat. */
export function ScoreSheet({ score, winners, mine, tieBreak, ui, speech }: ScoreSheetProps): ReactNode {
  const { rowOf, nameOf } = ui.scoreSheet ?? { rowOf: ({ section }: ScoreLine) => section, nameOf: ui.sectionName };
  const pointsOf = ({ lines }: ScoreBreakdown, row: number): number =>
    lines.reduce((sum, line) => (rowOf(line) === row && !line.preview ? sum + (line.points ?? 0) : sum), 0);
  const rows = [...new Set(score.flatMap(({ lines }) => lines.map(rowOf)))]
    .filter((row) => score.some((breakdown) => pointsOf(breakdown, row) !== 0))
    .sort((a, b) => a - b);
  return (
    <table className={styles.sheet} data-many={score.length > 2 || undefined}>
      <thead>
        <tr>
          <td />
          {score.map(({ seat }) => (
            <th key={seat} scope="col" data-winner={winners.includes(seat) || undefined}>
              <span className={styles.name}>
                <Jewel seat={seat} />
                <span title={speech.nameOf(seat)}>{speech.nameOf(seat)}</span>
                {seat === mine && <small>{speech.t('seat.you')}</small>}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{nameOf(row, speech)}</th>
            {score.map((breakdown) => (
              <td key={breakdown.seat}>{pointsText(pointsOf(breakdown, row))}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{speech.t('score.total')}</th>
          {score.map(({ seat, total }) => (
            <td key={seat} data-winner={winners.includes(seat) || undefined}>
              {pointsText(total)}
            </td>
          ))}
        </tr>
        {tieBreak && (
          <tr>
            <td className={styles.tieBreak} colSpan={score.length + 1}>
              {tieBreak}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
