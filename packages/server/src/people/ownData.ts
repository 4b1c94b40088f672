import type { Me, OwnData, Person } from '@regalia/protocol';
import type { ListPlace } from '../ports/store.ts';
import { Refused } from '../tables/errors.ts';
import type { Hall } from '../tables/hall.ts';
import { getUp, listTables } from '../tables/index.ts';
import type { People } from './people.ts';

const MOST_SAID = 20_000;
const MOST_PAGES = 100;

/** Everything that is kept of a person. */
export async function exportData(hall: Hall, people: People, me: Me, session: string): Promise<OwnData> {
  const { store } = hall.around;
  const browsers = await store.subscriptionsOf(me.id);
  return {
    me,
    sessions: await people.sessions(me, session),
    browsers: browsers.map(({ endpoint, locale }) => ({ endpoint, locale })),
    tables: await allTables(hall, me.id),
    said: await store.sayingsOf(me.id, MOST_SAID),
  };
}

/** Gets the person up from every table and forgets them. What was played stays, and nobody's name stands beside it. */
export async function eraseData(hall: Hall, people: People, person: Person): Promise<void> {
  await leaveTables(hall, person.id);
  const tables = await people.erase(person);
  await hall.forget(person.id, tables);
  hall.around.log.info({ person: person.id }, 'a person was erased');
}

/** Gets a person up wherever a game is not over, so that the others can go on. */
export async function leaveTables(hall: Hall, person: string): Promise<void> {
  for (const { id, phase } of await allTables(hall, person)) {
    if (phase !== 'over') await getUp(hall, id, { id: person, name: '' }).catch(ignoreRefusal);
  }
}

/** A host without a seat has none to leave. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

async function allTables(hall: Hall, id: string): Promise<OwnData['tables']> {
  const all: OwnData['tables'][number][] = [];
  let before: ListPlace | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const some = await listTables(hall, id, 'mine', before);
    before = some.at(-1);
    if (before === undefined) break;
    all.push(...some);
  }
  return all;
}
