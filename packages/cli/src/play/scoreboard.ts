import type { Game, Locale, ScoreBreakdown, ScoreLine, State, Viewer } from '@regalia/kernel';
import type { GameFormatter } from '../format/GameFormatter.ts';
import { phrase } from './phrases.ts';

/** Every seat's total, and the reason for every point. */
export function describeScore(
  game: Game,
  state: State,
  viewer: Viewer,
  formatter: GameFormatter,
  locale: Locale,
): string[] {
  return game.score(state, viewer).flatMap((breakdown) => {
    const preview = breakdown.lines.filter((line) => line.preview);
    const scored = breakdown.lines.filter((line) => !line.preview);
    const lines = [headline(breakdown, formatter, locale), ...scored.map((line) => describeLine(line, formatter))];
    if (preview.length === 0) return lines;
    return [...lines, `  ${phrase(locale, 'preview')}:`, ...preview.map((line) => describeLine(line, formatter))];
  });
}

function headline({ seat, total }: ScoreBreakdown, formatter: GameFormatter, locale: Locale): string {
  return phrase(locale, 'total', formatter.name('seat', seat), total ?? '?');
}

function describeLine(line: ScoreLine, formatter: GameFormatter): string {
  const card = line.card === null ? '' : `${formatter.name('card', line.card)}: `;
  return `  ${String(line.points ?? '?').padStart(3)}  ${card}${formatter.scoreLine(line)} (${line.rule})`;
}
