import { paths as abacus } from '~icons/game-icons/abacus';
import { paths as ampleDress } from '~icons/game-icons/ample-dress';
import { paths as archiveRegister } from '~icons/game-icons/archive-register';
import { paths as cardPick } from '~icons/game-icons/card-pick';
import { paths as crystalBall } from '~icons/game-icons/crystal-ball';
import { paths as dualityMask } from '~icons/game-icons/duality-mask';
import { paths as familyTree } from '~icons/game-icons/family-tree';
import { paths as gavel } from '~icons/game-icons/gavel';
import { paths as graduateCap } from '~icons/game-icons/graduate-cap';
import { paths as guards } from '~icons/game-icons/guards';
import { paths as hoodedFigure } from '~icons/game-icons/hooded-figure';
import { paths as kneeling } from '~icons/game-icons/kneeling';
import { paths as linkedRings } from '~icons/game-icons/linked-rings';
import { paths as mineWagon } from '~icons/game-icons/mine-wagon';
import { paths as openChest } from '~icons/game-icons/open-chest';
import { paths as pearlNecklace } from '~icons/game-icons/pearl-necklace';
import { paths as prisoner } from '~icons/game-icons/prisoner';
import { paths as quillInk } from '~icons/game-icons/quill-ink';
import { paths as rallyTheTroops } from '~icons/game-icons/rally-the-troops';
import { paths as royalLove } from '~icons/game-icons/royal-love';
import { paths as scrollQuill } from '~icons/game-icons/scroll-quill';
import { paths as shakingHands } from '~icons/game-icons/shaking-hands';
import { paths as surroundedShield } from '~icons/game-icons/surrounded-shield';
import { paths as wizardStaff } from '~icons/game-icons/wizard-staff';
import type { ArtBook } from '../../kit/cards/look.ts';

/** What each law is known by. */
export const LAW_ART: ArtBook = {
  'changing-of-the-guard': guards,
  'dual-mandate': dualityMask,
  'exchange-of-hostages': prisoner,
  census: abacus,
  'right-of-first-choice': cardPick,
  'legislative-diet': gavel,
  'war-levy': rallyTheTroops,
  'secret-service': hoodedFigure,
  'mining-charter': mineWagon,
  'royal-favor': royalLove,
  'unity-of-the-estates': linkedRings,
  'royal-treasury': openChest,
  'letter-of-marque': scrollQuill,
  'royal-archive': archiveRegister,
  'jewellers-guild': pearlNecklace,
  'home-guard': surroundedShield,
  'university-charter': graduateCap,
  'patronage-of-scholars': quillInk,
  'mages-privilege': wizardStaff,
  'circle-of-seers': crystalBall,
  'oath-of-vassals': kneeling,
  'court-etiquette': ampleDress,
  'feudal-privilege': familyTree,
  'good-neighbour-treaty': shakingHands,
};
