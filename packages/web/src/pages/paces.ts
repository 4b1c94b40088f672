import type { Pace } from '@regalia/protocol';
import type { Translate } from '../i18n/text.ts';

/** The paces offered for a new table, default first. */
export const PACES: readonly Pace[] = [
  { kind: 'relaxed' },
  { kind: 'live', perDecision: 30, reserve: 120 },
  { kind: 'live', perDecision: 90, reserve: 300 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

export function paceText(pace: Pace, t: Translate): string {
  if (pace.kind === 'relaxed') return t('pace.relaxed');
  if (pace.kind === 'days') return t('pace.days', { n: pace.days });
  return t('pace.live', { seconds: pace.perDecision, minutes: Math.round(pace.reserve / 60) });
}
