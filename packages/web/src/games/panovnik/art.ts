import { paths as barbarian } from '~icons/game-icons/barbarian';
import { paths as bowman } from '~icons/game-icons/bowman';
import { paths as cards } from '~icons/game-icons/card-draw';
import { paths as character } from '~icons/game-icons/character';
import { paths as defence } from '~icons/game-icons/checked-shield';
import { paths as cowled } from '~icons/game-icons/cowled';
import { paths as attack } from '~icons/game-icons/crossed-swords';
import { paths as cultist } from '~icons/game-icons/cultist';
import { paths as dwarf } from '~icons/game-icons/dwarf-face';
import { paths as hooded } from '~icons/game-icons/hooded-figure';
import { paths as king } from '~icons/game-icons/king';
import { paths as points } from '~icons/game-icons/laurel-crown';
import { paths as magic } from '~icons/game-icons/magic-swirl';
import { paths as monk } from '~icons/game-icons/monk-face';
import { paths as pikeman } from '~icons/game-icons/pikeman';
import { paths as captain } from '~icons/game-icons/pirate-captain';
import { paths as science } from '~icons/game-icons/round-bottom-flask';
import { paths as spartan } from '~icons/game-icons/spartan';
import { paths as spy } from '~icons/game-icons/spy';
import { paths as swordman } from '~icons/game-icons/swordman';
import { paths as law } from '~icons/game-icons/tied-scroll';
import { paths as viking } from '~icons/game-icons/viking-head';
import { paths as helm } from '~icons/game-icons/visored-helm';
import { paths as wizard } from '~icons/game-icons/wizard-face';
import { paths as elf } from '~icons/game-icons/woman-elf-face';

export { attack, cards, defence, law, magic, points, science };

/** Heads of the realm; characters share them in turn. */
const HEADS = [
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
] as const;

export function headOf(card: number): readonly string[] {
  return HEADS[card % HEADS.length] ?? character;
}
