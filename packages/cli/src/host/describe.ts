import { type Answer, type Decision, enumerateAnswers, type Game, type OptionId } from '@regalia/kernel';
import { BadRequest } from './requests.ts';

const MOST_ANSWERS = 1000;

/** A decision for a program: with readable names, and all legal answers where they are few enough. */
export interface DescribedDecision extends Decision {
  /** `names[i]` names `options[i]`. */
  readonly names: readonly string[];
  /** Null if there are more than 1,000: then options, limits, min and max say what is legal. */
  readonly answers: readonly Answer[] | null;
}

export function describeDecision(game: Game, d: Decision): DescribedDecision {
  const answers = [...enumerateAnswers(d, MOST_ANSWERS + 1)];
  const names = d.options.map((option) => game.optionName(d.of, option));
  return { ...d, names, answers: answers.length > MOST_ANSWERS ? null : answers };
}

/** An answer by numbers, names or both, as numbers. */
export function readAnswer(game: Game, d: Decision, given: readonly (number | string)[]): Answer {
  return given.map((item) => (typeof item === 'number' ? item : optionByName(game, d, item)));
}

function optionByName(game: Game, d: Decision, name: string): OptionId {
  const found = d.options.find((option) => game.optionName(d.of, option) === name);
  if (found !== undefined) return found;
  const names = d.options.map((option) => game.optionName(d.of, option));
  throw new BadRequest(`"${name}" is not offered; the options are: ${names.join(', ')}`, d.rule);
}
