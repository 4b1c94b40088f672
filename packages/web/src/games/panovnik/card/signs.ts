import { paths as cards } from '~icons/game-icons/card-draw';
import { paths as defense } from '~icons/game-icons/checked-shield';
import { paths as attack } from '~icons/game-icons/crossed-swords';
import { paths as magic } from '~icons/game-icons/magic-swirl';
import { paths as science } from '~icons/game-icons/round-bottom-flask';
import { paths as points } from '~icons/game-icons/round-star';

export { attack, cards, defense, magic, points, science };
