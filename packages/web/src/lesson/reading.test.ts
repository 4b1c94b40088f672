import { expect, test } from 'vitest';
import { advisedText, dueText, hasNext } from './reading.ts';

const text = { en: '', cs: '', sk: '' };
const lesson = { steps: [0, 0, 2, 2, 5].map((at) => ({ at, text })) };

test('texts of a step are due one after the other', () => {
  expect(dueText(lesson, 0, { step: -1, count: 0 })).toBe(0);
  expect(dueText(lesson, 0, { step: 0, count: 1 })).toBe(1);
  expect(hasNext(lesson, 0)).toBe(true);
  expect(hasNext(lesson, 1)).toBe(false);
});

test('an answer leads on to the texts of the next step; those before it are still there to go back to', () => {
  expect(dueText(lesson, 2, { step: 0, count: 1 })).toBe(2);
  expect(dueText(lesson, 5, { step: 0, count: 1 })).toBe(4);
});

test('where nothing is said, nothing is due', () => {
  expect(dueText(lesson, 1, { step: -1, count: 0 })).toBeNull();
  expect(dueText(lesson, 5, { step: 5, count: 1 })).toBeNull();
});

test('what a step asks for can be named before all of its texts were read', () => {
  const advising = { steps: lesson.steps.map((step, i) => (i === 3 ? { ...step, answer: [1] } : step)) };
  expect(advisedText(advising, 2)).toBe(3);
  expect(advisedText(advising, 0)).toBeNull();
});
