import type { Me, Person, PersonalData } from '@regalia/protocol';
import type { ListCursor } from '../ports/store.ts';
import { listTables, perform } from '../tables/index.ts';
import type { TableRegistry } from '../tables/registry/TableRegistry.ts';
import { RequestRefused } from '../tables/state/errors.ts';
import type { People } from './People.ts';

const MOST_SAID = 20_000;
const MOST_PAGES = 100;

/** All stored data of a person. */
export async function exportPersonalData(
  registry: TableRegistry,
  people: People,
  me: Me,
  session: string,
): Promise<PersonalData> {
  const { store } = registry.deps;
  const browsers = await store.subscriptionsOf(me.id);
  return {
    me,
    sessions: await people.sessions(me, session),
    recovery: await people.recoveryStatus(me),
    browsers: browsers.map(({ endpoint, locale }) => ({ endpoint, locale })),
    tables: await allTables(registry, me.id),
    said: await store.messagesOf(me.id, MOST_SAID),
  };
}

/** Removes the person from every table and erases them. Their games stay, without a name. */
export async function erasePersonalData(registry: TableRegistry, people: People, person: Person): Promise<void> {
  await leaveTables(registry, person.id);
  const tables = await people.erase(person);
  await registry.forget(person.id, tables);
  registry.deps.log.info({ person: person.id }, 'a person was erased');
}

/** Frees a person's seats in unfinished games, so that the others can continue. */
export async function leaveTables(registry: TableRegistry, person: string): Promise<void> {
  for (const { id, phase } of await allTables(registry, person)) {
    if (phase !== 'over')
      await perform(registry, id, { person: { id: person, name: '' } }, { type: 'leave' }).catch(ignoreRefusal);
  }
}

/** A host without a seat has none to leave. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RequestRefused)) throw error;
}

async function allTables(registry: TableRegistry, id: string): Promise<PersonalData['tables']> {
  const all: PersonalData['tables'][number][] = [];
  let before: ListCursor | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const some = await listTables(registry, id, 'mine', before);
    before = some.at(-1);
    if (before === undefined) break;
    all.push(...some);
  }
  return all;
}
