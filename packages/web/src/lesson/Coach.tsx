import { tieLetters } from '@regalia/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/text.ts';
import { useLayout } from '../kit/layout/layout.ts';
import type { Lesson } from '../kit/lesson.ts';
import type { Table } from '../tables/table.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Crown } from '../ui/Crown.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Coach.module.css';
import { keepLit } from './keepLit.ts';
import { OneTapOffer } from './OneTapOffer.tsx';
import { keepProgress, readProgress } from './progress.ts';
import { dueText, hasNext } from './reading.ts';

interface CoachProps {
  readonly table: Table;
  readonly lesson: Lesson;
}

/** Says what to look at and what to try, beside the real question of the table. What was said before can be read again. */
export function Coach({ table, lesson }: CoachProps): ReactNode {
  const { step, decision } = useSyncExternalStore(table.subscribe, table.snapshot);
  const [read, setRead] = useState(() => readProgress(table.id));
  const [back, setBack] = useState({ from: -1, by: 0 });
  const due = dueText(lesson, step, read);
  const { place, answer } = lesson.steps[due ?? -1] ?? {};
  const cards = answer?.map((card) => `[data-place="hand"] [data-card="${card}"]`);
  const lit = place === undefined ? cards?.join(', ') : `[data-place="${place}"]`;
  useEffect(() => (lit === undefined ? undefined : keepLit(lit)), [lit]);
  if (lesson.steps.every(({ at }) => at < step)) return <OneTapOffer />;
  if (due === null || decision === null) return null;
  const by = back.from === due ? back.by : 0;
  const readOn = (): void => {
    const progress = { step, count: (read.step === step ? read.count : 0) + 1 };
    setRead(progress);
    keepProgress(table.id, progress);
  };
  return (
    <Words
      lesson={lesson}
      shown={due - by}
      onBack={due - by > 0 ? () => setBack({ from: due, by: by + 1 }) : undefined}
      onNext={by > 0 ? () => setBack({ from: due, by: by - 1 }) : hasNext(lesson, due) ? readOn : undefined}
    />
  );
}

interface WordsProps {
  readonly lesson: Lesson;
  readonly shown: number;
  readonly onBack: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** On a phone three lines; what is longer opens over the table. */
function Words({ lesson, shown, onBack, onNext }: WordsProps): ReactNode {
  const { t, locale } = useText();
  const isPhone = useLayout() === 'phone';
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const words = tieLetters(locale, lesson.steps[shown]?.text[locale] ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever something else is said or the window changes
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = line.current ?? {};
    setLong(scrollHeight > clientHeight + 2);
  }, [words, isPhone]);
  const goBack = onBack && <IconButton glyph="back" label={t('lesson.back')} onClick={onBack} />;
  const goOn = onNext && (
    <Button look="main" onClick={onNext}>
      {t('lesson.next')}
    </Button>
  );
  return (
    <section className={styles.coach} aria-label={t('lesson')}>
      <Crown />
      <p ref={line} className={styles.words} aria-live="polite">
        {words}
      </p>
      {isPhone && isLong ? <IconButton glyph="more" label={t('prompt.more')} onClick={() => setOpen(true)} /> : goBack}
      {goOn}
      {isOpen && (
        <Dialog title={t('lesson')} onClose={() => setOpen(false)}>
          <p aria-live="polite">{words}</p>
          <div className={styles.ways}>
            {goBack}
            {goOn}
          </div>
        </Dialog>
      )}
    </section>
  );
}
