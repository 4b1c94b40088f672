import type { TidesEvent } from '@regalia/games/tides';
import type { ReactNode } from 'react';
import { Face } from '../../kit/cards/face/Face.tsx';
import type { InterludeProps } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import styles from './Interlude.module.css';
import { word } from './words.ts';

function scoredRound(events: readonly TidesEvent[]): number | undefined {
  return events.find((event) => event.t === 'scored')?.round;
}

export function title(events: readonly TidesEvent[], speech: TableSpeech): string | undefined {
  const round = scoredRound(events);
  return round === undefined ? undefined : speech.plain({ key: 'table.scored', params: { round } });
}

/** A round as it was scored: both kingdoms with what each card brought. The cards are back in hand by then. */
export function Interlude({ events, score, speech }: InterludeProps<TidesEvent>): ReactNode {
  const { cardFace } = useTable();
  const round = scoredRound(events);
  return (
    <div className={styles.kingdoms}>
      {score.map(({ seat, lines, total }) => {
        const scored = lines.filter((line) => line.section === round && !line.preview);
        const points = scored.reduce((sum, line) => sum + (line.points ?? 0), 0);
        return (
          <section key={seat}>
            <h3 className={styles.head}>
              <span>{speech.nameOf(seat)}</span>
              <span className={styles.points}>{speech.t('points', { n: points })}</span>
              <span className={styles.total}>{word(speech, 'points.total', { n: total ?? 0 })}</span>
            </h3>
            <ul className={styles.cards}>
              {scored.map((line) => (
                <li key={line.card} title={speech.plain(line)}>
                  {line.card !== null && <Face face={cardFace(line.card)} points={line.points} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
