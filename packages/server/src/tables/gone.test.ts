import { CLOSE, PROTOCOL } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { ANN, BEN, EVE, VirtualHall, VirtualPage } from '../testing/virtualHall.ts';
import { createTable, getUp, giveUp, showOut, sitDown, tableInfo } from './index.ts';

/** Dominion with Ann, Ben and Eve, begun. */
async function three() {
  const hall = new VirtualHall();
  const id = await createTable(hall.hall, ANN, {
    game: 'dominion',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const person of [BEN, EVE]) await sitDown(hall.hall, id, person);
  const pages = await Promise.all([ANN, BEN, EVE].map((person) => hall.page(id, person)));
  for (const page of pages) await page.says({ type: 'nonce', nonce: 'ab'.repeat(32) });
  await hall.pass(0);
  const [ann, ben, eve] = pages as [VirtualPage, VirtualPage, VirtualPage];
  return { hall, id, ann, ben, eve };
}

const refusal = (page: VirtualPage) => page.last('error')?.error.code;

test('who was shown out but may come back still has a say', async () => {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  await ann.answers(0);
  await ben.answers(0);
  await showOut(hall.hall, id, ANN, BEN.id, false);
  expect((await tableInfo(hall.hall, id)).seats[1]?.lookedAfter).toBe(true);
  await ann.says({ type: 'undo', step: 1 });
  expect(ann.last('undo')?.consent).toEqual({ by: 0, agreed: [0], missing: [1], takesBack: [0, 1] });
  await ann.says({ type: 'offer-stop' });
  expect(ann.last('stop')?.consent).toEqual({ by: 0, agreed: [0], missing: [1], takesBack: [] });
  expect(ann.update).toMatchObject({ step: 1, end: null });
});

test.each([
  ['leaves', getUp],
  ['resigns', giveUp],
] as const)('nobody waits for the consent of one who %s', async (_, go) => {
  const { hall, id, ann, ben } = await three();
  await ann.says({ type: 'offer-stop' });
  await ben.says({ type: 'stop-reply', agree: true });
  await go(hall.hall, id, EVE);
  expect(ann.update.end).toEqual({ reason: 'stopped', outcome: null });
  expect(ann.last('stop')?.consent).toBeNull();
});

test('what was asked by one who is blocked falls, and the others are not held up by that person', async () => {
  const { hall, id, ann, ben, eve } = await three();
  await eve.says({ type: 'offer-stop' });
  await showOut(hall.hall, id, ANN, EVE.id, true);
  expect(ann.last('stop')?.consent).toBeNull();
  await ann.says({ type: 'offer-stop' });
  await ben.says({ type: 'stop-reply', agree: true });
  expect(ben.update.end?.reason).toBe('stopped');
});

test('a blocked person does nothing any more: neither sits down again nor answers nor resigns', async () => {
  const hall = new VirtualHall();
  const { id, ben } = await hall.play();
  await showOut(hall.hall, id, ANN, BEN.id, true);
  expect(ben.closed).toBe(CLOSE.removed);
  await expect(sitDown(hall.hall, id, BEN)).rejects.toThrow('does not want you');
  await expect(giveUp(hall.hall, id, BEN)).rejects.toThrow('does not want you');
  await ben.answers(0);
  expect(refusal(ben)).toBe('blocked');
  expect((await tableInfo(hall.hall, id)).seats[1]).toMatchObject({ lookedAfter: true, resigned: false });
});

test('to block is one act: who sits down at the same moment is not seated and blocked', async () => {
  const hall = new VirtualHall();
  const id = await createTable(hall.hall, ANN, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await sitDown(hall.hall, id, EVE);
  await Promise.allSettled([
    showOut(hall.hall, id, ANN, EVE.id, true),
    sitDown(hall.hall, id, EVE),
    sitDown(hall.hall, id, EVE, 1),
  ]);
  expect((await tableInfo(hall.hall, id)).seats[1]).toMatchObject({ kind: 'open', person: null });
});

test('who has resigned answers no more', async () => {
  const { hall, id, ann } = await three();
  await giveUp(hall.hall, id, ANN);
  await ann.says({ type: 'answer', step: 0, answer: [] });
  expect([refusal(ann), ann.last('error')?.error.message]).toEqual([
    'wrong-phase',
    'You have resigned. You can watch the game.',
  ]);
});

test('who answers from a page that stayed open has the seat back', async () => {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  await getUp(hall.hall, id, BEN);
  await ben.answers(1);
  expect((await tableInfo(hall.hall, id)).seats[1]?.lookedAfter).toBe(false);
  expect(ben.update.parked).not.toBeNull();
  await ann.answers(0);
  expect(ann.update.step).toBe(1);
});

test('the end leaves no request on the pages', async () => {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  await ann.answers(0);
  await ben.answers(0);
  await ann.says({ type: 'undo', step: 1 });
  expect(ben.last('undo')?.consent).not.toBeNull();
  await giveUp(hall.hall, id, BEN);
  expect(ben.last('undo')?.consent).toBeNull();
});

test('a game played to its end while a stop is offered takes the offer back', async () => {
  const { ann, ben } = await new VirtualHall().play();
  await ann.says({ type: 'offer-stop' });
  while (ann.update.end === null) {
    for (const page of [ann, ben]) {
      const [d] = page.update.decisions;
      if (d !== undefined) await page.answers(...Array.from({ length: d.min }, (_, i) => i));
    }
  }
  expect([ann.last('stop')?.consent, ben.last('stop')?.consent]).toEqual([null, null]);
});

test('a page that goes while its hello waits for the disk is not taken for present', async () => {
  const hall = new VirtualHall();
  const { id, ann } = await hall.play();
  const before = hall.hall.table(id).onlookers.size;
  const page = new VirtualPage(hall.hall, id, { ...EVE, name: 'Eva' });
  const hello = page.says({ type: 'hello', protocol: PROTOCOL });
  await page.leaves();
  await hello;
  expect(hall.hall.presence(id).has(EVE.id)).toBe(false);
  expect(hall.hall.table(id).onlookers.size).toBe(before);
  expect(ann.closed).toBeUndefined();
});
