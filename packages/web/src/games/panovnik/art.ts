import { paths as barbarian } from '~icons/game-icons/barbarian';
import { paths as bowman } from '~icons/game-icons/bowman';
import { paths as character } from '~icons/game-icons/character';
import { paths as cowled } from '~icons/game-icons/cowled';
import { paths as cultist } from '~icons/game-icons/cultist';
import { paths as dwarf } from '~icons/game-icons/dwarf-face';
import { paths as hooded } from '~icons/game-icons/hooded-figure';
import { paths as king } from '~icons/game-icons/king';
import { paths as monk } from '~icons/game-icons/monk-face';
import { paths as pikeman } from '~icons/game-icons/pikeman';
import { paths as captain } from '~icons/game-icons/pirate-captain';
import { paths as spartan } from '~icons/game-icons/spartan';
import { paths as spy } from '~icons/game-icons/spy';
import { paths as swordman } from '~icons/game-icons/swordman';
import { paths as viking } from '~icons/game-icons/viking-head';
import { paths as helm } from '~icons/game-icons/visored-helm';
import { paths as wizard } from '~icons/game-icons/wizard-face';
import { paths as elf } from '~icons/game-icons/woman-elf-face';
import type { ArtBook } from '../../kit/cards/look.ts';

/** Heads of the realm. */
export const ART = {
  captain,
  king,
  elf,
  monk,
  hooded,
  spy,
  character,
  helm,
  bowman,
  pikeman,
  viking,
  wizard,
  swordman,
  cowled,
  spartan,
  dwarf,
  barbarian,
  cultist,
} satisfies ArtBook;
