import { type Answer, type Decision, enumerateAnswers, type Game, type OptionId } from '@regalia/kernel';
import { BadRequest } from './requests.ts';

const MAX_LISTED_ANSWERS = 1000;

/** A decision with readable option names and, if there are few, all legal answers. */
export interface DescribedDecision extends Decision {
  /** `names[i]` names `options[i]`. */
  readonly names: readonly string[];
  /** Null if there are more than 1,000: then options, limits, min and max say what is legal. */
  readonly answers: readonly Answer[] | null;
}

export function describeDecision(game: Game, d: Decision): DescribedDecision {
  const answers = [...enumerateAnswers(d, MAX_LISTED_ANSWERS + 1)];
  const names = d.options.map((option) => game.optionName(d.of, option));
  return { ...d, names, answers: answers.length > MAX_LISTED_ANSWERS ? null : answers };
}

/** Converts option names to option numbers. */
export function readAnswer(game: Game, d: Decision, given: readonly (number | string)[]): Answer {
  return given.map((item) => (typeof item === 'number' ? item : optionByName(game, d, item)));
}

function optionByName(game: Game, d: Decision, name: string): OptionId {
  const found = d.options.find((option) => game.optionName(d.of, option) === name);
  if (found !== undefined) return found;
  const names = d.options.map((option) => game.optionName(d.of, option));
  throw new BadRequest(`"${name}" is not offered; the options are: ${names.join(', ')}`, d.rule);
}
