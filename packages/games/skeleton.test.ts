import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { loadTestPlan } from './testPlans.ts';

/** What every game has, and where: each file with the names that others look for in it. */
const SKELETON: Readonly<Record<string, readonly string[]>> = {
  'index.ts': [],
  'rules/state.ts': ['cloneState'],
  'rules/zones.ts': ['layout'],
  'rules/options.ts': ['OPTIONS', 'parseOptions'],
  'rules/revisions.ts': ['REVISIONS'],
  'rules/setup.ts': ['checkInvariants', 'initialState'],
  'rules/effect.ts': ['Turn'],
  'rules/events.ts': [],
  'rules/turn.ts': [],
  'rules/programs.ts': ['programs'],
  'rules/scoring.ts': [],
  'rules/optionName.ts': ['optionName'],
  'rules/cards/printed.ts': ['CARD_IDS'],
  'view/view.ts': ['view'],
  'view/redact.ts': ['redact'],
  'view/score.ts': ['score'],
  'view/whyNot.ts': ['whyNot'],
  'bots/evaluation.ts': ['evaluateAll'],
  'bots/fallback.ts': ['fallback'],
  'bots/index.ts': ['bots'],
  'bots/policy.ts': ['policy'],
  'text/index.ts': ['texts'],
  'text/dictionaries.ts': ['dictionaries'],
  'text/shelf.ts': ['shelf'],
  ...Object.fromEntries(LOCALES.map((locale) => [`text/${locale}.ts`, [locale]])),
  'testing/table.ts': ['table'],
  'testing/plan.ts': ['optionSets', 'TWINS'],
};

const FOLDERS = ['bots', 'contract', 'golden', 'rules', 'testing', 'text', 'view'];

/** Names that belong to one file only, so that nobody looks for them elsewhere. */
const OWNERS = new Map(
  Object.entries(SKELETON).flatMap(([file, names]) =>
    file.startsWith('text/') ? [] : names.map((name) => [name, file] as const),
  ),
);

const folderOf = (id: string): URL => new URL(`./${id}/`, import.meta.url);

function filesOf(id: string): string[] {
  return readdirSync(folderOf(id), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
}

const importFrom = (id: string, file: string): Promise<Record<string, unknown>> =>
  import(fileURLToPath(new URL(file, folderOf(id))));

describe.each([...GAMES.keys()])('the folder of %s', (id) => {
  test.each(Object.entries(SKELETON))('has %s with what belongs there', async (file, names) => {
    expect(filesOf(id)).toContain(file);
    expect(Object.keys(await importFrom(id, file))).toEqual(expect.arrayContaining([...names]));
  });

  test('has a contract at every number of seats, a test of golden records and one of texts', () => {
    const { min, max } = GAMES.get(id)!.seats;
    const contracts = Array.from({ length: max - min + 1 }, (_, i) => `contract/seats${min + i}.test.ts`);
    expect(filesOf(id)).toEqual(
      expect.arrayContaining([...contracts, 'golden/golden.test.ts', 'text/text.test.ts', 'rules/setup.test.ts']),
    );
  });

  test('says which options it is tried with at every number of seats', async () => {
    const { min, max } = GAMES.get(id)!.seats;
    const { optionSets } = await loadTestPlan(id);
    for (let seats = min; seats <= max; seats++) expect(optionSets(seats), `${seats} seats`).not.toEqual([]);
  });

  test('has nothing but its index and the seven folders at the top', () => {
    const entries = readdirSync(folderOf(id), { withFileTypes: true });
    expect(entries.filter((one) => one.isFile()).map(({ name }) => name)).toEqual(['index.ts']);
    expect(entries.filter((one) => one.isDirectory()).map(({ name }) => name)).toEqual(FOLDERS);
  });

  test('names its files in camelCase', () => {
    const names = filesOf(id).map((file) => file.slice(file.lastIndexOf('/') + 1));
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*(\.test)?\.ts$/.test(name))).toEqual([]);
  });

  test('exports these names nowhere else', async () => {
    const own = filesOf(id).filter((file) => /^(rules|view|bots)\//.test(file) && !file.endsWith('.test.ts'));
    const strays = await Promise.all(
      own.map(async (file) =>
        Object.keys(await importFrom(id, file))
          .filter((name) => OWNERS.has(name) && OWNERS.get(name) !== file)
          .map((name) => `${name} in ${file}`),
      ),
    );
    expect(strays.flat()).toEqual([]);
  });
});

test('every folder of a game is in the list of games', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'node_modules')
    .map(({ name }) => name);
  expect(folders).toEqual([...GAMES.keys()].sort());
});
