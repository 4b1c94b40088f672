import type { ScoreBreakdown, ScoreLine } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useZoom } from '../../kit/cards/zoom/zoom.ts';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import { totalIfScoredNow } from '../../kit/score.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { pointsText } from '../../kit/text/pointsText.ts';
import { Sentence } from '../../kit/text/Sentence.tsx';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { cx } from '../../ui/cx.ts';
import { RuleLink } from './RuleLink.tsx';
import styles from './ScorePanel.module.css';

interface ScorePanelProps {
  readonly score: readonly ScoreBreakdown[];
  readonly ui: AnyGameUi;
  readonly speech: TableSpeech;
}

/** Every point with its reason, at any moment; what is not yet won is marked. */
export function ScorePanel({ score, ui, speech }: ScorePanelProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.panel} tabIndex={0} aria-label={speech.t('panel.score')}>
      {score.map((breakdown) => (
        <SeatScore key={breakdown.seat} breakdown={breakdown} ui={ui} speech={speech} />
      ))}
      {score.some(({ total }) => total === null) && <p className={styles.hidden}>{speech.t('score.hidden')}</p>}
    </section>
  );
}

interface SeatScoreProps {
  readonly breakdown: ScoreBreakdown;
  readonly ui: AnyGameUi;
  readonly speech: TableSpeech;
}

export function SeatScore({ breakdown, ui, speech }: SeatScoreProps): ReactNode {
  const { seat, total, lines } = breakdown;
  const ifScoredNow = totalIfScoredNow(breakdown);
  const sections = [...new Set(lines.map((line) => line.section))].sort((a, b) => (ui.scoredByRound ? b - a : a - b));
  return (
    <section className={styles.seat}>
      <h2 className={styles.head}>
        <Jewel seat={seat} />
        <span>{speech.nameOf(seat)}</span>
        {ifScoredNow !== total && <span className={styles.tag}>{speech.t('score.preview')}</span>}
        <span className={styles.total}>{pointsText(ifScoredNow)}</span>
      </h2>
      {sections.map((section) => {
        const own = lines.filter((line) => line.section === section);
        const isPreview = own.every((line) => line.preview);
        return (
          <details key={section} open={isPreview || section === sections[0]}>
            <summary className={cx(styles.section, isPreview && styles.preview)}>
              <span>{ui.sectionName(section, speech)}</span>
              {isPreview && <span className={styles.tag}>{speech.t('score.preview')}</span>}
              <span className={styles.sum}>{pointsText(own.reduce((sum, line) => sum + (line.points ?? 0), 0))}</span>
            </summary>
            <ul>
              {own.map((line, i) => (
                <Line key={`${line.card ?? ''}-${i}`} line={line} speech={speech} />
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

function Line({ line, speech }: { readonly line: ScoreLine; readonly speech: TableSpeech }): ReactNode {
  const zoom = useZoom();
  const { card, points } = line;
  return (
    <li className={styles.line}>
      <span className={styles.points}>{pointsText(points)}</span>
      <span className={styles.reason}>
        {card !== null && (
          <button type="button" className={styles.card} onClick={() => zoom.open(card)}>
            {speech.cardName(card)}
          </button>
        )}
        <span>
          <Sentence parts={speech.say(line)} /> <RuleLink rule={line.rule} />
        </span>
      </span>
    </li>
  );
}
