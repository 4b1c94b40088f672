import { paths as docks } from '~icons/game-icons/abacus';
import { paths as acrobat } from '~icons/game-icons/acrobatic';
import { paths as smithy } from '~icons/game-icons/anvil';
import { paths as battlefield } from '~icons/game-icons/archery-target';
import { paths as warlord } from '~icons/game-icons/barbarian';
import { paths as sapito } from '~icons/game-icons/barracks-tent';
import { paths as tavern } from '~icons/game-icons/beer-stein';
import { paths as library } from '~icons/game-icons/bookshelf';
import { paths as palace } from '~icons/game-icons/byzantin-temple';
import { paths as townHall } from '~icons/game-icons/capitol';
import { paths as castle } from '~icons/game-icons/castle';
import { paths as church } from '~icons/game-icons/church';
import { paths as fortuneTeller } from '~icons/game-icons/crystal-ball';
import { paths as fortress } from '~icons/game-icons/defensive-wall';
import { paths as dragonGate } from '~icons/game-icons/dragon-head';
import { paths as manor } from '~icons/game-icons/family-house';
import { paths as laboratory } from '~icons/game-icons/fizzing-flask';
import { paths as cathedral } from '~icons/game-icons/gothic-cross';
import { paths as university } from '~icons/game-icons/graduate-cap';
import { paths as graveyard } from '~icons/game-icons/graveyard';
import { paths as temple } from '~icons/game-icons/greek-temple';
import { paths as harbor } from '~icons/game-icons/harbor-dock';
import { paths as hauntedCity } from '~icons/game-icons/haunting';
import { paths as assassin } from '~icons/game-icons/hooded-assassin';
import { paths as humanCannonball } from '~icons/game-icons/human-cannonball';
import { paths as prison } from '~icons/game-icons/imprisoned';
import { paths as king } from '~icons/game-icons/king';
import { paths as schoolOfMagic } from '~icons/game-icons/magic-swirl';
import { paths as monastery } from '~icons/game-icons/monk-face';
import { paths as treasuryWagon } from '~icons/game-icons/old-wagon';
import { paths as architect } from '~icons/game-icons/pencil-ruler';
import { paths as bishop } from '~icons/game-icons/pope-crown';
import { paths as thief } from '~icons/game-icons/robber';
import { paths as market } from '~icons/game-icons/shop';
import { paths as greatWall } from '~icons/game-icons/stone-wall';
import { paths as fristensky } from '~icons/game-icons/strong-man';
import { paths as merchant } from '~icons/game-icons/swap-bag';
import { paths as observatory } from '~icons/game-icons/telescope';
import { paths as director } from '~icons/game-icons/top-hat';
import { paths as tradingPost } from '~icons/game-icons/trade';
import { paths as watchtower } from '~icons/game-icons/watchtower';
import { paths as keep } from '~icons/game-icons/white-tower';
import { paths as magician } from '~icons/game-icons/wizard-face';

/** The picture of each card, by its name in the rules. */
export const ART: Readonly<Record<string, readonly string[]>> = {
  assassin,
  thief,
  magician,
  king,
  bishop,
  merchant,
  architect,
  warlord,
  manor,
  castle,
  palace,
  temple,
  church,
  monastery,
  cathedral,
  tavern,
  market,
  trading_post: tradingPost,
  docks,
  harbor,
  town_hall: townHall,
  watchtower,
  prison,
  battlefield,
  fortress,
  haunted_city: hauntedCity,
  keep,
  laboratory,
  smithy,
  observatory,
  graveyard,
  library,
  school_of_magic: schoolOfMagic,
  university,
  dragon_gate: dragonGate,
  great_wall: greatWall,
  sapito,
  treasury_wagon: treasuryWagon,
  acrobat,
  fortune_teller: fortuneTeller,
  fristensky,
  director,
  human_cannonball: humanCannonball,
};
