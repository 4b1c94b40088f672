import type { Picture } from '../../kit/picture.ts';

const pictures = import.meta.glob<readonly Picture[]>('../../games/*/art/inShort.ts', { import: 'IN_SHORT' });

/** The drawings of a book's first chapter, one for each paragraph; none where the game has none. */
export async function loadPictures(game: string): Promise<readonly Picture[]> {
  return (await pictures[`../games/${game}/art/inShort.ts`]?.()) ?? [];
}
