import { registerCards } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { registerLaws } from './law.ts';
import { LAWS_OF_THE_LAND } from './laws.ts';

registerCards([...CHARACTERS, ...LAWS_OF_THE_LAND]);
registerLaws(LAWS_OF_THE_LAND);
