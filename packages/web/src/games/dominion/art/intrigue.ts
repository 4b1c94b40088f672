import { paths as coppersmith } from '~icons/game-icons/anvil-impact';
import { paths as greatHall } from '~icons/game-icons/capitol';
import { paths as masquerade } from '~icons/game-icons/carnival-mask';
import { paths as pawn } from '~icons/game-icons/chess-pawn';
import { paths as conspirator } from '~icons/game-icons/cloak-dagger';
import { paths as swindler } from '~icons/game-icons/coinflip';
import { paths as duke } from '~icons/game-icons/crown';
import { paths as courtyard } from '~icons/game-icons/gate';
import { paths as baron } from '~icons/game-icons/horned-helm';
import { paths as steward } from '~icons/game-icons/house-keys';
import { paths as shantyTown } from '~icons/game-icons/hut';
import { paths as ironworks } from '~icons/game-icons/metal-bar';
import { paths as miningVillage } from '~icons/game-icons/mine-wagon';
import { paths as minion } from '~icons/game-icons/minions';
import { paths as harem } from '~icons/game-icons/perfume-bottle';
import { paths as tribute } from '~icons/game-icons/present';
import { paths as secretChamber } from '~icons/game-icons/secret-door';
import { paths as tradingPost } from '~icons/game-icons/shaking-hands';
import { paths as scout } from '~icons/game-icons/spyglass';
import { paths as bridge } from '~icons/game-icons/stone-bridge';
import { paths as nobles } from '~icons/game-icons/throne-king';
import { paths as saboteur } from '~icons/game-icons/unlit-bomb';
import { paths as upgrade } from '~icons/game-icons/upgrade';
import { paths as wishingWell } from '~icons/game-icons/well';
import { paths as torturer } from '~icons/game-icons/whip';

/** The silhouettes of the cards of Intrigue. */
export const intrigue: Readonly<Record<string, readonly string[]>> = {
  courtyard,
  pawn,
  'secret-chamber': secretChamber,
  'great-hall': greatHall,
  masquerade,
  'shanty-town': shantyTown,
  steward,
  swindler,
  'wishing-well': wishingWell,
  baron,
  bridge,
  conspirator,
  coppersmith,
  ironworks,
  'mining-village': miningVillage,
  scout,
  duke,
  minion,
  saboteur,
  torturer,
  'trading-post': tradingPost,
  tribute,
  upgrade,
  harem,
  nobles,
};
