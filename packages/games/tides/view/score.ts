import { type Card, namedParam, type Param, type ScoreBreakdown, type ScoreLine, type Seat } from '@regalia/kernel';
import { type Ability, cardOf } from '../rules/cards/printed.ts';
import {
  bestCard,
  type Contest,
  completeSets,
  contest,
  judgeCards,
  type Standing,
  standingOf,
  type TieRule,
} from '../rules/scoring.ts';
import { opponentOf, ROUNDS, SEATS, type TidesState, totalOf } from '../rules/state.ts';
import { kingdomOf } from '../rules/zones.ts';

/** Why a card brings what it brings: the rule, the sentence, and what to put in. */
type Reason = Pick<ScoreLine, 'rule' | 'key' | 'params'>;

/** Every point of every round with its rule, and what the present kingdoms would bring if they were scored now. */
export function score(s: Readonly<TidesState>): ScoreBreakdown[] {
  return Array.from({ length: SEATS }, (_, seat) => ({
    seat,
    total: totalOf(s, seat),
    lines: [...scoredLines(s, seat), ...previewLines(s, seat)],
  }));
}

function scoredLines(s: Readonly<TidesState>, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let round = 0; round < s.round; round++) lines.push(...linesOfRound(s, round, seat));
  return lines;
}

/** By the seat's kingdom, which never changes once it is scored: then neither do its lines. */
const SCORED = new WeakMap<readonly Card[], readonly ScoreLine[]>();

function linesOfRound(s: Readonly<TidesState>, round: number, seat: Seat): readonly ScoreLine[] {
  const kingdom = (owner: Seat) => s.scoredKingdoms[round * SEATS + owner] as readonly Card[];
  const own = kingdom(seat);
  const known = SCORED.get(own);
  if (known !== undefined) return known;
  const lines = linesOf(own, kingdom(opponentOf(seat)), s, round + 1, false);
  SCORED.set(own, lines);
  return lines;
}

function previewLines(s: Readonly<TidesState>, seat: Seat): ScoreLine[] {
  if (s.round === ROUNDS) return [];
  return linesOf(kingdomOf(s, seat), kingdomOf(s, opponentOf(seat)), s, s.round + 1, true);
}

/** One line for each card of the kingdom, in the order it lies there. */
export function linesOf(
  own: readonly Card[],
  other: readonly Card[],
  tie: TieRule,
  section: number,
  preview: boolean,
): ScoreLine[] {
  const mine = standingOf(own);
  const theirs = standingOf(other);
  const points = judgeCards(mine, theirs, tie);
  return own.map((card, i) => {
    const { rule, key, params } = reasonFor(cardOf(card).ability, mine, theirs, tie);
    return { points: points[i] as number, rule, key, params, card, section, preview };
  });
}

function reasonFor(ability: Ability, mine: Standing, theirs: Standing, tie: TieRule): Reason {
  switch (ability.kind) {
    case 'perSymbol':
      return reason('TID-5.7', 'score.per-symbol', {
        n: mine.counts[ability.symbol] as number,
        symbol: namedParam('symbols', ability.symbol),
        points: ability.points,
      });
    case 'perSet':
      return reason('TID-5.8', 'score.per-set', {
        n: completeSets(mine.counts, ability.symbols),
        symbols: namedParam('symbol', ability.symbols),
        points: ability.points,
      });
    case 'perMissing':
      return reason('TID-5.11', 'score.per-missing', { n: mine.missing, points: ability.points });
    case 'majority': {
      const { symbol } = ability;
      return contestReason('TID-5.9', 'majority', mine, tie, {
        symbol: namedParam('symbols', symbol),
        mine: mine.counts[symbol] as number,
        theirs: theirs.counts[symbol] as number,
      });
    }
    case 'moreSingles':
      return contestReason('TID-5.12', 'singles', mine, tie, { mine: mine.singles, theirs: theirs.singles });
    case 'bestSingleCard': {
      const best = { mine: bestCard(mine, theirs, tie), theirs: bestCard(theirs, mine, tie) };
      return contestReason('TID-5.13', 'best-card', mine, tie, best);
    }
    case 'doubleMost':
      return doublingReason(mine);
    case 'winTies':
      return reason('TID-5.15', 'score.wins-ties', {});
  }
}

function contestReason(
  rule: string,
  what: string,
  owner: Standing,
  tie: TieRule,
  params: Reason['params'] & { readonly mine: number; readonly theirs: number },
): Reason {
  const { mine, theirs } = params;
  const result = contest(mine, theirs, owner.winsTies, tie);
  const verdict = result === 'tied' && mine === 0 && !tie.nestWinsZeroTie ? 'tied-at-zero' : result;
  return reason(ruleOfContest(rule, verdict, mine), `score.${what}.${verdict}`, params);
}

/** A tie is explained by King's Nest: it was there, it was missing, or it does not win a tie of nothing. */
function ruleOfContest(rule: string, verdict: Contest | 'tied-at-zero', mine: number): string {
  if (verdict === 'won' || verdict === 'lost') return rule;
  return verdict === 'tied-at-zero' || (verdict === 'won-tie' && mine === 0) ? 'TID-5.17' : 'TID-5.15';
}

/** The doubled symbols are those that now lead: nothing else can have caught up. */
function doublingReason({ counts }: Standing): Reason {
  const most = Math.max(...counts);
  if (most === 0) return reason('TID-5.3', 'score.doubles-nothing', {});
  const leaders = counts.flatMap((count, symbol) => (count === most ? [symbol] : []));
  return reason('TID-5.3', 'score.doubles', { symbols: namedParam('symbol', leaders) });
}

function reason(rule: string, key: string, params: Readonly<Record<string, Param>>): Reason {
  return { rule, key, params };
}
