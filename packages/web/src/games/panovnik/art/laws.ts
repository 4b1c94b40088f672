import { paths as allSeeingEye } from '~icons/game-icons/all-seeing-eye';
import { paths as ampleDress } from '~icons/game-icons/ample-dress';
import { paths as archiveRegister } from '~icons/game-icons/archive-register';
import { paths as cardPick } from '~icons/game-icons/card-pick';
import { paths as checklist } from '~icons/game-icons/checklist';
import { paths as coalWagon } from '~icons/game-icons/coal-wagon';
import { paths as diploma } from '~icons/game-icons/diploma';
import { paths as dualityMask } from '~icons/game-icons/duality-mask';
import { paths as familyTree } from '~icons/game-icons/family-tree';
import { paths as galleon } from '~icons/game-icons/galleon';
import { paths as gavel } from '~icons/game-icons/gavel';
import { paths as hoodedFigure } from '~icons/game-icons/hooded-figure';
import { paths as kneeling } from '~icons/game-icons/kneeling';
import { paths as linkedRings } from '~icons/game-icons/linked-rings';
import { paths as openChest } from '~icons/game-icons/open-chest';
import { paths as peaceDove } from '~icons/game-icons/peace-dove';
import { paths as pearlNecklace } from '~icons/game-icons/pearl-necklace';
import { paths as prisoner } from '~icons/game-icons/prisoner';
import { paths as quillInk } from '~icons/game-icons/quill-ink';
import { paths as rallyTheTroops } from '~icons/game-icons/rally-the-troops';
import { paths as royalLove } from '~icons/game-icons/royal-love';
import { paths as surroundedShield } from '~icons/game-icons/surrounded-shield';
import { paths as swordman } from '~icons/game-icons/swordman';
import { paths as wizardStaff } from '~icons/game-icons/wizard-staff';
import type { ArtBook } from '../../../kit/cards/face/cardFace.ts';

/** What each law is known by. */
export const LAW_ART: ArtBook = {
  'changing-of-the-guard': swordman,
  'dual-mandate': dualityMask,
  'exchange-of-hostages': prisoner,
  census: checklist,
  'right-of-first-choice': cardPick,
  'legislative-diet': gavel,
  'war-levy': rallyTheTroops,
  'secret-service': hoodedFigure,
  'mining-charter': coalWagon,
  'royal-favor': royalLove,
  'unity-of-the-estates': linkedRings,
  'royal-treasury': openChest,
  'letter-of-marque': galleon,
  'royal-archive': archiveRegister,
  'jewellers-guild': pearlNecklace,
  'home-guard': surroundedShield,
  'university-charter': diploma,
  'patronage-of-scholars': quillInk,
  'mages-privilege': wizardStaff,
  'circle-of-seers': allSeeingEye,
  'oath-of-vassals': kneeling,
  'court-etiquette': ampleDress,
  'feudal-privilege': familyTree,
  'good-neighbor-treaty': peaceDove,
};
