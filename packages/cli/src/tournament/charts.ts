import { type MatchResult, type MatchSummary, sharesOf } from './results.ts';
import { decisiveRatio, type Hypotheses, logLikelihoodRatio } from './sprt.ts';
import { chart, element, label, line } from './svg.ts';
import { percent } from './tableText.ts';

const WIDTH = 720;
const LEFT = 190;
const RIGHT = 60;
const ROW = 34;
const PLOT = WIDTH - LEFT - RIGHT;

/** Each match as a bar of its win rate with its interval, and lines at what is tested. */
export function rateChart(matches: readonly MatchSummary[], { equal, better }: Hypotheses): string {
  const height = ROW * matches.length + 40;
  const foot = height - 26;
  const at = (rate: number) => LEFT + PLOT * rate;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((rate) =>
    label(at(rate), height - 8, `${100 * rate} %`, { 'text-anchor': 'middle', class: 'axis' }),
  );
  const tested = [equal, better].map((rate) => line(at(rate), 0, at(rate), foot, { class: 'tested' }));
  const rows = matches.map(({ challenger, opponent, winRate, low, high, verdict }, i) => {
    const middle = ROW * i + ROW / 2 + 4;
    return [
      label(LEFT - 10, middle + 4, `${challenger} v ${opponent}`, { 'text-anchor': 'end' }),
      element('rect', { x: at(0), y: middle - 9, width: PLOT * winRate, height: 18, rx: 3, class: `bar ${verdict}` }),
      line(at(low), middle, at(high), middle, { class: 'interval' }),
      ...[low, high].map((rate) => line(at(rate), middle - 5, at(rate), middle + 5, { class: 'interval' })),
      label(at(1) + 8, middle + 4, percent(winRate)),
    ].join('');
  });
  return chart(WIDTH, height, 'Win rates with 95 % intervals', [...rows, ...tested, ...ticks].join(''));
}

/** The strength of each bot of a ladder above the first, in points of Elo's scale. */
export function eloChart(matches: readonly MatchSummary[]): string {
  const height = 220;
  const steps = eloSteps(matches);
  const top = Math.max(1, ...steps.map(({ elo }) => elo));
  const bottom = Math.min(0, ...steps.map(({ elo }) => elo));
  const x = (i: number) => 70 + ((WIDTH - 140) * i) / Math.max(1, steps.length - 1);
  const y = (elo: number) => 30 + ((height - 80) * (top - elo)) / (top - bottom);
  const path = steps.map(({ elo }, i) => `${x(i)},${y(elo).toFixed(1)}`).join(' ');
  const marks = steps.map(({ bot, elo }, i) =>
    [
      element('circle', { cx: x(i), cy: y(elo).toFixed(1), r: 5, class: 'mark' }),
      label(x(i), y(elo) - 12, String(elo), { 'text-anchor': 'middle' }),
      label(x(i), height - 12, bot, { 'text-anchor': 'middle' }),
    ].join(''),
  );
  const course = element('polyline', { points: path, class: 'course' });
  return chart(WIDTH, height, 'Strength above the weakest bot, in Elo points', course + marks.join(''));
}

/** How the sequential test of each match went, deal by deal, between its two bounds. */
export function courseChart(results: readonly MatchResult[], hypotheses: Hypotheses): string {
  const height = 200;
  const bound = decisiveRatio(hypotheses);
  const reach = 1.3 * bound;
  const longest = Math.max(1, ...results.map(({ deals }) => deals.length));
  const x = (deals: number) => 80 + ((WIDTH - 220) * deals) / longest;
  const y = (ratio: number) => height / 2 - ((height / 2 - 10) * Math.max(-reach, Math.min(reach, ratio))) / reach;
  const bounds = [bound, 0, -bound].map((ratio) => line(80, y(ratio), x(longest), y(ratio), { class: 'tested' }));
  const names = [
    label(72, y(bound) + 4, 'better', { 'text-anchor': 'end', class: 'axis' }),
    label(72, y(-bound) + 4, 'no better', { 'text-anchor': 'end', class: 'axis' }),
  ];
  const courses = results.map((result) => {
    const ratios = ratiosOf(result, hypotheses);
    const points = ratios.map((ratio, deals) => `${x(deals).toFixed(1)},${y(ratio).toFixed(1)}`).join(' ');
    const end = ratios.length - 1;
    const name = label(x(end) + 6, y(ratios[end] as number) + 4, result.match.challenger, { class: 'axis' });
    return element('polyline', { points, class: 'course' }) + name;
  });
  return chart(WIDTH, height, 'Course of the sequential tests', [...bounds, ...names, ...courses].join(''));
}

/** The bots of a ladder and how far each is above the first. */
export function eloSteps(matches: readonly MatchSummary[]): { readonly bot: string; readonly elo: number }[] {
  const steps = [{ bot: matches[0]?.opponent ?? '', elo: 0 }];
  for (const { challenger, elo } of matches) steps.push({ bot: challenger, elo: (steps.at(-1)?.elo ?? 0) + elo });
  return steps;
}

/** Before the first deal, after the first, and so on. */
function ratiosOf(result: MatchResult, hypotheses: Hypotheses): number[] {
  const shares = sharesOf(result);
  return Array.from({ length: shares.length + 1 }, (_, n) => logLikelihoodRatio(shares.slice(0, n), hypotheses));
}
