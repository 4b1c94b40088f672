import type { Lesson } from '../../lesson/lesson.ts';

export const lesson: Lesson = { seed: 7, steps: [], others: [] };
