import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const LONGEST_FIELD = 60;
const UNITS: Readonly<Record<string, string>> = { string: 'signs', array: 'entries' };

/** Describes invalid client input in a sentence: which field, and its valid values. `whole` names the whole input. */
export function describeIssues([first]: readonly Issue[], whole: string): string {
  if (first === undefined) return `${whole} cannot be read.`;
  const field = first.path.length === 0 ? whole : JSON.stringify(first.path.join('.').slice(0, LONGEST_FIELD));
  return `${field} ${fault(first)}.`;
}

function fault(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return 'options' in issue ? `must be ${oneOf(issue.options as readonly unknown[])}` : 'is of no known kind';
    case 'too_small':
      if (issue.minimum === 1 && issue.origin in UNITS) return 'must not be empty';
      return `must ${amount(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)}`;
    case 'too_big':
      return `must ${amount(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)}`;
    case 'invalid_key':
      return 'has a name that is too long';
    case 'invalid_format':
    case 'custom':
      return issue.message;
    default:
      return 'is not valid';
  }
}

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' or ');
}

function amount(origin: string, bound: string, number: number | bigint): string {
  const unit = UNITS[origin];
  return unit === undefined ? `be ${bound} ${number}` : `have ${bound} ${number} ${unit}`;
}
