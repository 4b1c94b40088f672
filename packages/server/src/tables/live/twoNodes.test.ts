import { expect, test } from 'vitest';
import { ANN, BEN, settle, VirtualTables } from '../../testing/VirtualTables.ts';

/** Two servers on one store and one bus, as in a cluster. */
async function twoNodes() {
  const one = new VirtualTables();
  const other = new VirtualTables(one.deps);
  const { id } = await one.play();
  return { id, ann: await one.page(id, ANN, 0), ben: await other.page(id, BEN, 0) };
}

test('people at different nodes play one game', async () => {
  const { ann, ben } = await twoNodes();
  for (let step = 0; step < 4; step++) {
    await ann.answers(0);
    await settle();
    await ben.answers(0);
    await settle();
  }
  expect([ann.update.step, ben.update.step]).toEqual([4, 4]);
});

test('if two nodes write at once, one reads again and both answers stand', async () => {
  const { ann, ben } = await twoNodes();
  await Promise.all([ann.answers(0), ben.answers(1)]);
  await settle();
  expect([ann.update.step, ben.update.step]).toEqual([1, 1]);
  expect([ann.last('error'), ben.last('error')]).toEqual([undefined, undefined]);
});
