import { tieLetters } from '@regalia/kernel';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/text.ts';
import type { Lesson } from '../kit/lesson.ts';
import type { Table } from '../tables/table.ts';
import { Button } from '../ui/Button.tsx';
import { Crown } from '../ui/Crown.tsx';
import styles from './Coach.module.css';
import { keepLit } from './keepLit.ts';
import { OneTapOffer } from './OneTapOffer.tsx';
import { keepProgress, readProgress } from './progress.ts';

interface CoachProps {
  readonly table: Table;
  readonly lesson: Lesson;
}

/** Says what to look at and what to try, beside the real question of the table. */
export function Coach({ table, lesson }: CoachProps): ReactNode {
  const { t, locale } = useText();
  const { step, decision } = useSyncExternalStore(table.subscribe, table.snapshot);
  const [read, setRead] = useState(() => readProgress(table.id));
  const here = lesson.steps.filter(({ at }) => at === step);
  const at = read.step === step ? read.count : 0;
  const current = here[at];
  const place = current?.place;
  const cards = current?.answer?.map((card) => `[data-place="hand"] [data-card="${card}"]`);
  const lit = place === undefined ? cards?.join(', ') : `[data-place="${place}"]`;
  useEffect(() => (lit === undefined ? undefined : keepLit(lit)), [lit]);
  if (lesson.steps.every(({ at }) => at < step)) return <OneTapOffer />;
  if (current === undefined || decision === null) return null;
  const next = (): void => {
    const progress = { step, count: at + 1 };
    setRead(progress);
    keepProgress(table.id, progress);
  };
  const isLast = at === here.length - 1;
  return (
    <section className={styles.coach} aria-label={t('lesson')}>
      <Crown />
      <p aria-live="polite">{tieLetters(locale, current.text[locale])}</p>
      {!isLast && (
        <Button look="main" onClick={next}>
          {t('lesson.next')}
        </Button>
      )}
    </section>
  );
}
