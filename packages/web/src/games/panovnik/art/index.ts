import { paths as anchor } from '~icons/game-icons/anchor';
import { paths as anvil } from '~icons/game-icons/anvil';
import { paths as archeryTarget } from '~icons/game-icons/archery-target';
import { paths as axeInStump } from '~icons/game-icons/axe-in-stump';
import { paths as baton } from '~icons/game-icons/baton';
import { paths as battleAxe } from '~icons/game-icons/battle-axe';
import { paths as beerStein } from '~icons/game-icons/beer-stein';
import { paths as blackKnightHelm } from '~icons/game-icons/black-knight-helm';
import { paths as bowArrow } from '~icons/game-icons/bow-arrow';
import { paths as bowieKnife } from '~icons/game-icons/bowie-knife';
import { paths as cannon } from '~icons/game-icons/cannon';
import { paths as captainHatProfile } from '~icons/game-icons/captain-hat-profile';
import { paths as castle } from '~icons/game-icons/castle';
import { paths as cauldron } from '~icons/game-icons/cauldron';
import { paths as chessKnight } from '~icons/game-icons/chess-knight';
import { paths as cloakDagger } from '~icons/game-icons/cloak-dagger';
import { paths as compass } from '~icons/game-icons/compass';
import { paths as crenelCrown } from '~icons/game-icons/crenel-crown';
import { paths as crossbow } from '~icons/game-icons/crossbow';
import { paths as diamondRing } from '~icons/game-icons/diamond-ring';
import { paths as dominoMask } from '~icons/game-icons/domino-mask';
import { paths as fairyWand } from '~icons/game-icons/fairy-wand';
import { paths as fairyWings } from '~icons/game-icons/fairy-wings';
import { paths as feather } from '~icons/game-icons/feather';
import { paths as fencer } from '~icons/game-icons/fencer';
import { paths as flyingFlag } from '~icons/game-icons/flying-flag';
import { paths as footprint } from '~icons/game-icons/footprint';
import { paths as gears } from '~icons/game-icons/gears';
import { paths as guardedTower } from '~icons/game-icons/guarded-tower';
import { paths as halberd } from '~icons/game-icons/halberd';
import { paths as imperialCrown } from '~icons/game-icons/imperial-crown';
import { paths as jewelCrown } from '~icons/game-icons/jewel-crown';
import { paths as key } from '~icons/game-icons/key';
import { paths as knightBanner } from '~icons/game-icons/knight-banner';
import { paths as magnifyingGlass } from '~icons/game-icons/magnifying-glass';
import { paths as mining } from '~icons/game-icons/mining';
import { paths as mountedKnight } from '~icons/game-icons/mounted-knight';
import { paths as oak } from '~icons/game-icons/oak';
import { paths as oakLeaf } from '~icons/game-icons/oak-leaf';
import { paths as openBook } from '~icons/game-icons/open-book';
import { paths as pikeman } from '~icons/game-icons/pikeman';
import { paths as pilgrimHat } from '~icons/game-icons/pilgrim-hat';
import { paths as ribbonMedal } from '~icons/game-icons/ribbon-medal';
import { paths as robber } from '~icons/game-icons/robber';
import { paths as rollingBomb } from '~icons/game-icons/rolling-bomb';
import { paths as runeStone } from '~icons/game-icons/rune-stone';
import { paths as sabersChoc } from '~icons/game-icons/sabers-choc';
import { paths as sail } from '~icons/game-icons/sail';
import { paths as scrollUnfurled } from '~icons/game-icons/scroll-unfurled';
import { paths as sergeant } from '~icons/game-icons/sergeant';
import { paths as shipWheel } from '~icons/game-icons/ship-wheel';
import { paths as starMedal } from '~icons/game-icons/star-medal';
import { paths as stoneThrone } from '~icons/game-icons/stone-throne';
import { paths as tarot09TheHermit } from '~icons/game-icons/tarot-09-the-hermit';
import { paths as towerFlag } from '~icons/game-icons/tower-flag';
import { paths as trident } from '~icons/game-icons/trident';
import { paths as trumpetFlag } from '~icons/game-icons/trumpet-flag';
import { paths as twoCoins } from '~icons/game-icons/two-coins';
import { paths as vial } from '~icons/game-icons/vial';
import { paths as walkingScout } from '~icons/game-icons/walking-scout';
import { paths as warlockHood } from '~icons/game-icons/warlock-hood';
import { paths as warlordHelmet } from '~icons/game-icons/warlord-helmet';
import { paths as waxSeal } from '~icons/game-icons/wax-seal';
import { paths as wolfHead } from '~icons/game-icons/wolf-head';
import type { ArtBook } from '../../../kit/cards/face/cardFace.ts';
import { LAW_ART } from './laws.ts';

/** What each card is known by. */
export const ART: ArtBook = {
  ...LAW_ART,
  boatswain: anchor,
  ambassador: scrollUnfurled,
  herbalist: oakLeaf,
  mentor: openBook,
  scout: walkingScout,
  chancellor: waxSeal,
  wanderer: pilgrimHat,
  paladin: blackKnightHelm,
  gunner: cannon,
  marshal: baton,
  crossbowwoman: crossbow,
  lookout: towerFlag,
  arcanist: runeStone,
  executioner: axeInStump,
  general: starMedal,
  miner: mining,
  corporal: pikeman,
  nobleman: diamondRing,
  'standard-bearer': flyingFlag,
  recruiter: trumpetFlag,
  fairy: fairyWings,
  bandit: robber,
  castellan: castle,
  agent: dominoMask,
  berserker: battleAxe,
  huntress: bowArrow,
  assassin: cloakDagger,
  swordsman: fencer,
  strategist: chessKnight,
  ranger: wolfHead,
  'crown-prince': jewelCrown,
  captain: captainHatProfile,
  margrave: knightBanner,
  hermit: tarot09TheHermit,
  guardian: guardedTower,
  sniper: archeryTarget,
  armourer: anvil,
  druid: oak,
  knight: mountedKnight,
  admiral: trident,
  inspector: magnifyingGlass,
  infiltrator: key,
  inventor: gears,
  governor: crenelCrown,
  sergeant,
  saboteur: rollingBomb,
  brewer: beerStein,
  'cabin-hand': sail,
  witch: cauldron,
  warlord: warlordHelmet,
  helmsman: shipWheel,
  regent: stoneThrone,
  tracker: footprint,
  warlock: warlockHood,
  cutthroat: bowieKnife,
  poisoner: vial,
  enchantress: fairyWand,
  veteran: ribbonMedal,
  'first-mate': compass,
  baron: imperialCrown,
  fence: twoCoins,
  colonel: sabersChoc,
  landsknecht: halberd,
  chieftain: feather,
};
