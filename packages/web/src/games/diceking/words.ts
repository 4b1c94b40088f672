import { makeWords } from '../../kit/text/words.ts';
import { cs } from './words/cs.ts';
import { en } from './words/en.ts';
import { sk } from './words/sk.ts';

export type { WordKey } from './words/en.ts';
export const { word } = makeWords({ en, cs, sk });
