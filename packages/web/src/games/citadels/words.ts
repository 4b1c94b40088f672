import { makeWords } from '../../kit/text/words.ts';
import { cs } from './words/cs.ts';
import { en } from './words/en.ts';
import { sk } from './words/sk.ts';

export const { word, wordIfAny } = makeWords({ en, cs, sk });
