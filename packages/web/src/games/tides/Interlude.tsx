import type { TidesEvent } from '@regalia/games/tides';
import type { GameEvent } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../table/speech.ts';
import type { InterludeProps } from '../gameUi.ts';
import styles from './Interlude.module.css';
import { TidesCard } from './TidesCard.tsx';

function scoredRound(events: readonly GameEvent[]): number | undefined {
  return (events as readonly TidesEvent[]).find((event) => event.t === 'scored')?.round;
}

export function interludeTitle(events: readonly GameEvent[], speech: TableSpeech): string | undefined {
  const round = scoredRound(events);
  return round === undefined ? undefined : speech.plain({ key: 'table.scored', params: { round } });
}

/** A round as it was scored: both kingdoms with what each card brought. The cards are back in hand by then. */
export function Interlude({ events, score, speech }: InterludeProps): ReactNode {
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
              <span className={styles.total}>{speech.t('points.total', { n: total ?? 0 })}</span>
            </h3>
            <ul className={styles.cards}>
              {scored.map((line) => (
                <li key={line.card} title={speech.plain(line)}>
                  {line.card !== null && <TidesCard card={line.card} speech={speech} points={line.points} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
