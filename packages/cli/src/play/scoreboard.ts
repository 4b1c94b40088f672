import type { Game, Locale, ScoreBreakdown, ScoreLine, State, Viewer } from '@regalia/kernel';
import type { Teller } from '../tell/sentences.ts';
import { phrase } from './phrases.ts';

/** Every seat's total, and the reason for every point. */
export function describeScore(game: Game, state: State, viewer: Viewer, teller: Teller, locale: Locale): string[] {
  return game.score(state, viewer).flatMap((breakdown) => {
    const preview = breakdown.lines.filter((line) => line.preview);
    const scored = breakdown.lines.filter((line) => !line.preview);
    const lines = [headline(breakdown, teller, locale), ...scored.map((line) => describeLine(line, teller))];
    if (preview.length === 0) return lines;
    return [...lines, `  ${phrase(locale, 'preview')}:`, ...preview.map((line) => describeLine(line, teller))];
  });
}

function headline({ seat, total }: ScoreBreakdown, teller: Teller, locale: Locale): string {
  return phrase(locale, 'total', teller.name('seat', seat), total ?? '?');
}

function describeLine(line: ScoreLine, teller: Teller): string {
  const card = line.card === null ? '' : `${teller.name('card', line.card)}: `;
  return `  ${String(line.points ?? '?').padStart(3)}  ${card}${teller.scoreLine(line)} (${line.rule})`;
}
