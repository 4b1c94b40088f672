import { describe, expect, test } from 'vitest';
import type { Toy } from '../testing/toyGame.ts';
import { eachSeat, times, when } from './combinators.ts';
import { callingStep, ProgramTable, program } from './program.ts';

const nothing = (x: Toy) => x.say(0);
const all = (x: Toy) => x.seatsFrom(0);

describe('the program table', () => {
  test('names nested programs by position', () => {
    const shared = program<Toy>([nothing]);
    const main = program<Toy>([
      nothing,
      eachSeat(all, [eachSeat(all, [nothing]), times(2, shared)]),
      when(() => true, shared),
    ]);
    const table = new ProgramTable({ main, shared });
    expect([main.name, shared.name]).toEqual(['main', 'shared']);
    expect(table.get('main/2').steps).toHaveLength(4);
    expect(table.get('main/2/1').steps).toEqual([nothing]);
    expect(table.get('shared')).toBe(shared);
  });

  test('names several programs that one step may call', () => {
    const [one, two] = [program<Toy>([]), program<Toy>([])];
    new ProgramTable({ main: program<Toy>([callingStep(nothing, one, two)]) });
    expect([one.name, two.name]).toEqual(['main/0', 'main/0.1']);
    expect(nothing).not.toHaveProperty('calls');
  });

  test('gives the same names every time', () => {
    const programs = { main: program<Toy>([eachSeat(all, [nothing])]) };
    new ProgramTable(programs);
    expect(new ProgramTable(programs).get('main/1').steps).toEqual([nothing]);
  });

  test('refuses a program with two names', () => {
    const one = program<Toy>([]);
    expect(() => new ProgramTable({ one, two: one })).toThrow('a program is called "one" and "two"');
  });

  test('refuses two programs with one name', () => {
    const main = program<Toy>([callingStep(nothing, program<Toy>([]))]);
    expect(() => new ProgramTable({ main, 'main/0': program<Toy>([]) })).toThrow('two programs are called "main/0"');
  });

  test('says which program is missing', () => {
    expect(() => new ProgramTable<Toy>({}).get('masquerade')).toThrow('no program is called "masquerade"');
  });
});
