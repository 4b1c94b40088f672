import { readInt, readList, readObject, readWord, readWords, refuse } from './read.ts';
import { COLORS, type Condition, DICE, FACES } from './shape.ts';

const KINDS = ['color', 'number', 'group', 'sum', 'colorSum', 'colorOrder', 'straight'] as const;
const HIGHEST_SUM = DICE * FACES;

/** All names in one order, so that every condition is an object of one shape. */
const BLANK = {
  kind: undefined,
  row: undefined,
  needs: undefined,
  sizes: undefined,
  color: undefined,
  least: undefined,
  order: undefined,
  length: undefined,
};

export function readCondition(value: unknown, path: string): Condition {
  return { ...BLANK, ...readKind(value, path) };
}

function readKind(value: unknown, path: string): Condition {
  const given = readObject(value, path);
  const kind = KINDS[readWord(given.type, `${path}.type`, KINDS)] as Condition['kind'];
  switch (kind) {
    case 'color': {
      const row = readRow(given.dice, `${path}.dice`, (one, at) => readWord(one, at, COLORS));
      return { kind, row, needs: COLORS.map((_, color) => row.filter((one) => one === color).length) };
    }
    case 'number': {
      const row = readRow(given.dice, `${path}.dice`, (one, at) => readInt(one, at, 1, FACES));
      const needs = Array.from({ length: FACES }, (_, i) => row.filter((one) => one === i + 1).length);
      return { kind, row, needs };
    }
    case 'group':
      return { kind, sizes: readSizes(given.sizes, `${path}.sizes`) };
    case 'sum':
      return { kind, least: readInt(given.min, `${path}.min`, 1, HIGHEST_SUM) };
    case 'colorSum':
      return {
        kind,
        color: readWord(given.color, `${path}.color`, COLORS),
        least: readInt(given.min, `${path}.min`, 1, HIGHEST_SUM),
      };
    case 'colorOrder':
      return { kind, order: readWords(given.order, `${path}.order`, COLORS, COLORS.length) };
    case 'straight':
      return { kind, length: readInt(given.length, `${path}.length`, 2, FACES) };
  }
}

/** The same in the form of the file. */
export function makeCondition(condition: Condition): Readonly<Record<string, unknown>> {
  const { kind: type } = condition;
  switch (condition.kind) {
    case 'color':
      return { type, dice: condition.row.map((color) => COLORS[color]) };
    case 'number':
      return { type, dice: condition.row };
    case 'group':
      return { type, sizes: condition.sizes };
    case 'sum':
      return { type, min: condition.least };
    case 'colorSum':
      return { type, color: COLORS[condition.color], min: condition.least };
    case 'colorOrder':
      return { type, order: condition.order.map((color) => COLORS[color]) };
    case 'straight':
      return { type, length: condition.length };
  }
}

function readRow(value: unknown, path: string, read: (one: unknown, path: string) => number): number[] {
  return readList(value, path, 1, DICE).map((one, i) => read(one, `${path}[${i}]`));
}

function readSizes(value: unknown, path: string): number[] {
  const sizes = readList(value, path, 1, FACES).map((one, i) => readInt(one, `${path}[${i}]`, 1, DICE));
  if (sizes.reduce((sum, size) => sum + size, 0) > DICE) refuse(path, `for at most ${DICE} dice`);
  return sizes.sort((a, b) => b - a);
}
