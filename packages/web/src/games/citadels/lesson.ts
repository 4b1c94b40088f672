import type { Lesson } from '../../kit/lesson.ts';

export const lesson: Lesson | null = null;
