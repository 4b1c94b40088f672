import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import styles from './Coach.module.css';

/** Offered once, after the last word of a lesson: to play without confirming. */
export function OneTapOffer(): ReactNode {
  const { t } = useText();
  const isOpen = useSettings(({ confirm, oneTapOffered }) => confirm && !oneTapOffered);
  const change = useSettings((settings) => settings.change);
  if (!isOpen) return null;
  return (
    <section className={cx(styles.coach, styles.offer)} aria-label={t('lesson')}>
      <p aria-live="polite">{t('lesson.one-tap')}</p>
      <Button onClick={() => change({ oneTapOffered: true, confirm: false })}>{t('lesson.one-tap.yes')}</Button>
      <Button variant="quiet" onClick={() => change({ oneTapOffered: true })}>
        {t('lesson.one-tap.no')}
      </Button>
    </section>
  );
}
