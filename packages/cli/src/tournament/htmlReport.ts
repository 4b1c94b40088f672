import { courseChart, eloChart, rateChart } from './charts.ts';
import { type MatchResult, type MatchSummary, summarizeMatch, type Tournament } from './results.ts';
import { element, escapeText } from './svg.ts';
import { percent, WORDS } from './tableText.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf6ec; --line: #b9a98f; --good: #3f7d5a; --bad: #a8433a; --open: #a98a2f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece3d3; --paper: #191d26; --line: #5b6274; --good: #6dbb8f; --bad: #e0837a; --open: #d9b95b; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: Georgia, serif; }
section { border-top: 1px solid var(--line); margin-top: 2rem; }
figure { margin: 1.5rem 0; }
figcaption { font-weight: 600; }
svg { width: 100%; height: auto; display: block; font-size: 13px; }
svg text { fill: var(--ink); }
.axis { opacity: .75; }
.bar { fill: var(--open); opacity: .75; } .bar.better { fill: var(--good); } .bar.no-better { fill: var(--bad); }
.interval, .course { stroke: var(--ink); stroke-width: 1.6; fill: none; }
.tested { stroke: var(--line); stroke-dasharray: 4 3; }
.mark { fill: var(--good); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2), th:last-child, td:last-child { text-align: left; }`;

const HEAD = ['bot', 'against', 'win rate', '95 %', 'games', 'Elo', 'luck removed', 'verdict'];

/** The whole tournament as one page that needs no other file. */
export function asHtml({ seed, hypotheses, results }: Tournament, command: string): string {
  const { equal, better, error } = hypotheses;
  const intro = `Each bot plays the one below it. A deal is played in all seatings, and a match ends when a sequential test tells a win rate of ${Math.round(100 * equal)} % from one of ${Math.round(100 * better)} %, wrong in at most ${100 * error} % of cases either way. Seed ${seed}.`;
  const sections = groupByTable(results).map((group) => {
    const summaries = group.map((result) => summarizeMatch(result, hypotheses));
    const [{ game, seats }] = summaries as [MatchSummary];
    const title = element('h2', {}, escapeText(`${game}, ${seats} seats`));
    const charts = [rateChart(summaries, hypotheses), eloChart(summaries), courseChart(group, hypotheses)];
    return element('section', {}, title + charts.join('') + asHtmlTable(summaries));
  });
  const body = [
    element('h1', {}, 'Tournament'),
    element('p', {}, escapeText(intro)),
    element('p', {}, element('code', {}, escapeText(command))),
    ...sections,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tournament</title>
<style>${STYLE}
</style>
</head>
<body>
${body.join('\n')}
</body>
</html>
`;
}

function asHtmlTable(summaries: readonly MatchSummary[]): string {
  const row = (cells: readonly (string | number)[], name: string) =>
    element('tr', {}, cells.map((cell) => element(name, {}, escapeText(String(cell)))).join(''));
  const rows = summaries.map((match) => row(cellsOf(match), 'td'));
  return element('div', { class: 'scroll' }, element('table', {}, row(HEAD, 'th') + rows.join('')));
}

function cellsOf(match: MatchSummary): (string | number)[] {
  const { challenger, opponent, winRate, low, high, games, elo, luckRemoved, verdict } = match;
  const interval = `${percent(low)} to ${percent(high)}`;
  return [challenger, opponent, `${percent(winRate)} %`, interval, games, elo, `${luckRemoved} %`, WORDS[verdict]];
}

/** Matches of the same game and number of seats, in their order. */
function groupByTable(results: readonly MatchResult[]): MatchResult[][] {
  const groups = new Map<string, MatchResult[]>();
  for (const result of results) {
    const key = `${result.match.game} ${result.match.seats}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()];
}
