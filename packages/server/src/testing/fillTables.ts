import { openSqliteStore } from '../store/sqlite/SqliteStore.ts';
import { renderRow } from '../tables/view/render.ts';
import { type Played, playedLog } from './playedLog.ts';

/** Tables of one kind, all begun and none finished. */
export interface Filling extends Played {
  readonly tables: number;
}

const AT_ONCE = 100;

/** Writes tables that people have begun to play into a folder of data, and returns their ids. */
export async function fillTables(
  folder: string,
  filling: Filling,
  onProgress: (made: number) => void = () => undefined,
): Promise<string[]> {
  const store = await openSqliteStore(folder);
  const ids: string[] = [];
  for (let made = 0; made < filling.tables; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, filling.tables - made) }, (_, i) =>
      playedLog(filling, made + i),
    );
    await Promise.all(
      some.flatMap(({ entries, t }) =>
        entries.map((entry, i) => store.append(entry, i === 0 ? renderRow(t) : undefined)),
      ),
    );
    ids.push(...some.map(({ t }) => t.id));
    onProgress(ids.length);
  }
  await store.close();
  return ids;
}
