import type { Revision } from '@regalia/kernel';

/** What each revision of the rules changed, and the cards it brought, in the order of their printed numbers. Only ever add to it. */
export const REVISIONS: readonly Revision[] = [
  {
    changes: [],
    cards: [
      ...['boatswain', 'ambassador', 'herbalist', 'mentor', 'scout', 'chancellor'],
      ...['wanderer', 'paladin', 'gunner', 'marshal', 'crossbowwoman', 'lookout'],
      ...['arcanist', 'executioner', 'general', 'miner', 'corporal', 'nobleman'],
      ...['standard-bearer', 'recruiter', 'fairy', 'bandit', 'castellan', 'agent'],
      ...['berserker', 'huntress', 'assassin', 'swordsman', 'strategist', 'ranger'],
      ...['crown-prince', 'captain', 'margrave', 'hermit', 'guardian', 'sniper'],
      ...['armourer', 'druid', 'knight', 'admiral', 'inspector', 'infiltrator'],
      ...['inventor', 'governor', 'sergeant', 'saboteur', 'brewer', 'cabin-hand'],
      ...['witch', 'warlord', 'helmsman', 'regent', 'tracker', 'warlock'],
      ...['cutthroat', 'poisoner', 'enchantress', 'veteran', 'first-mate', 'baron'],
      ...['fence', 'colonel', 'landsknecht', 'chieftain'],
      ...['changing-of-the-guard', 'dual-mandate', 'exchange-of-hostages', 'census', 'right-of-first-choice'],
      ...['legislative-diet', 'war-levy', 'secret-service', 'mining-charter', 'royal-favor'],
      ...['unity-of-the-estates', 'royal-treasury', 'letter-of-marque', 'royal-archive', 'jewellers-guild'],
      ...['home-guard', 'university-charter', 'patronage-of-scholars', 'mages-privilege', 'circle-of-seers'],
      ...['oath-of-vassals', 'court-etiquette', 'feudal-privilege', 'good-neighbor-treaty'],
    ],
  },
  {
    changes: ['PAN-13.9: in a solo game a bid shared with a virtual opponent wins no card, and both go on'],
    cards: [],
  },
];
