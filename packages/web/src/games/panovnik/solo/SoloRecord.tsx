import type { PanovnikView } from '@regalia/games/panovnik';
import { type ReactNode, useEffect, useState } from 'react';
import type { FinaleProps } from '../../../kit/gameUi.ts';
import styles from '../Finale.module.css';
import { word } from '../words.ts';
import { bestSoloScore, saveSoloScore } from './soloRecord.ts';

/** PAN-13.15: alone nobody wins; the result stands beside the best one so far with as many virtual opponents. */
export function SoloRecord({ view, score, me, table, speech }: FinaleProps<PanovnikView>): ReactNode {
  const { virtuals } = view;
  const points = score[0]?.total ?? 0;
  const isOwn = view.phase === 'over' && me === 0;
  const [before] = useState(() => bestSoloScore(virtuals, table));
  useEffect(() => {
    if (isOwn) saveSoloScore(virtuals, table, points);
  }, [isOwn, virtuals, table, points]);
  if (!isOwn) return null;
  const key = before === null ? 'first' : points > before ? 'better' : points < before ? 'less' : 'equal';
  const n = key === 'less' ? (before ?? 0) : points;
  return (
    <section data-place="alone-record" className={styles.alone}>
      <h3>{word(speech, 'alone.title', { n: virtuals })}</h3>
      <p>{word(speech, `alone.${key}`, { n, by: points - (before ?? 0) })}</p>
    </section>
  );
}
