import { addNonBreakingSpaces } from '@regalia/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/text.ts';
import type { Lesson } from '../kit/lesson.ts';
import type { TableSource } from '../tableModel/TableSource.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Crown } from '../ui/icons/Crown.tsx';
import styles from './Coach.module.css';
import { highlight } from './highlight.ts';
import { OneTapOffer } from './OneTapOffer.tsx';
import type { OtherAnswer } from './otherAnswer.ts';
import { keepProgress, readProgress } from './progress.ts';
import { advisedText, dueText, hasNext } from './reading.ts';
import { usePages } from './usePages.ts';

export interface CoachProps {
  readonly table: TableSource;
  readonly lesson: Lesson;
  readonly other: OtherAnswer;
}

/** Says what to look at and what to try, beside the real question of the table. What was said before can be read again. */
export function Coach({ table, lesson, other }: CoachProps): ReactNode {
  const { step, decision } = useSyncExternalStore(table.subscribe, table.snapshot);
  const [read, setRead] = useState(() => readProgress(table.id));
  const [back, setBack] = useState({ from: '', by: 0 });
  const due = other.step === step ? advisedText(lesson, step) : dueText(lesson, step, read);
  const { place, answer } = lesson.steps[due ?? -1] ?? {};
  const cards = answer?.map((card) => `[data-place="hand"] [data-card="${card}"]`);
  const lit = place === undefined ? cards?.join(', ') : `[data-place="${place}"]`;
  useLayoutEffect(() => (lit === undefined ? undefined : highlight(lit)), [lit]);
  if (lesson.steps.every(({ at }) => at < step)) return <OneTapOffer />;
  if (due === null || decision === null) return null;
  const from = `${due} ${other.times}`;
  const by = back.from === from ? back.by : 0;
  const readOn = (): void => {
    const progress = { step, count: (read.step === step ? read.count : 0) + 1 };
    setRead(progress);
    keepProgress(table.id, progress);
  };
  return (
    <Words
      lesson={lesson}
      shown={due - by}
      again={other.step === step && by === 0 ? other.times : null}
      onBack={due - by > 0 ? () => setBack({ from, by: by + 1 }) : undefined}
      onNext={by > 0 ? () => setBack({ from, by: by - 1 }) : hasNext(lesson, due) ? readOn : undefined}
    />
  );
}

interface WordsProps {
  readonly lesson: Lesson;
  readonly shown: number;
  /** How often it was said already, if something else was answered. */
  readonly again: number | null;
  readonly onBack: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** On a phone three lines at a time. */
function Words({ lesson, shown, again, onBack, onNext }: WordsProps): ReactNode {
  const { t, locale } = useText();
  const room = useRef<HTMLParagraphElement>(null);
  const words = addNonBreakingSpaces(locale, lesson.steps[shown]?.text[locale] ?? '');
  const pages = usePages(room, `${again} ${words}`);
  const goBack = pages.back ?? onBack;
  const goOn = pages.on ?? onNext;
  return (
    <section className={styles.coach} aria-label={t('lesson')}>
      <Crown />
      <p ref={room} className={styles.words} aria-live="polite">
        {again !== null && (
          <strong key={again} role="alert">
            {t('lesson.try')}{' '}
          </strong>
        )}
        {words}
      </p>
      {goBack && <IconButton className={styles.back} glyph="back" label={t('lesson.back')} onClick={goBack} />}
      {goOn && (
        <Button className={styles.next} variant="main" onClick={goOn}>
          {t('lesson.next')}
        </Button>
      )}
    </section>
  );
}
