import { countsOf } from '../scoring.ts';
import { copyingTokens, hosting } from '../verbs/copy.ts';
import { returningLaws } from '../verbs/diet.ts';
import { exchanging } from '../verbs/exchange.ts';
import { takingFirst } from '../verbs/firstChoice.ts';
import { choosingOption } from '../verbs/options.ts';
import { placing } from '../verbs/place.ts';
import { storing } from '../verbs/store.ts';
import { swapping } from '../verbs/swap.ts';
import { tuckingFree, tuckingHand } from '../verbs/tuck.ts';
import { type Law, law } from './law.ts';

/** PAN-9.3: one of three rewards. */
const choice = (id: string, colors: string, ...options: readonly string[]): Law =>
  law(id, colors, { options }, [...placing, ...choosingOption]);

/** 2 points for each adjacent character. */
const neighborly = (id: string, colors: string): Law =>
  law(id, colors, { end: { each: 2, count: countsOf.neighbors } }, placing);

const changingOfTheGuard = law('changing-of-the-guard', 'GR', { entrance: 'exchange' }, exchanging);

const dualMandate = law('dual-mandate', 'BR', { entrance: 'tuck' }, [...hosting, ...copyingTokens]);

const exchangeOfHostages = law('exchange-of-hostages', 'YG', {}, [...placing, ...swapping]);

const census = law('census', 'RG', { end: { each: 1, count: countsOf.pyramid } }, placing);

const rightOfFirstChoice = law('right-of-first-choice', 'BG', {}, [
  ...placing,
  ...takingFirst,
  (x) => {
    x.state.sitsOut |= 1 << x.me;
    x.out?.push({ t: 'will-sit-out', seat: x.me });
  },
]);

const legislativeDiet = law('legislative-diet', 'RY', {}, [...placing, ...returningLaws(3)]);

const secretService = law('secret-service', 'GB', { end: { each: 5, count: countsOf.tucked } }, [
  ...placing,
  ...tuckingHand,
]);

const royalFavor = law('royal-favor', 'YG', { end: { each: 3, count: countsOf.level } }, [...placing, ...tuckingFree]);

const unityOfTheEstates = law('unity-of-the-estates', 'YR', { end: { each: 3, count: countsOf.sets } }, placing);

const royalTreasury = law('royal-treasury', 'GY', { end: { each: 2, count: countsOf.stored } }, [
  ...placing,
  ...storing(8),
]);

const royalArchive = law('royal-archive', 'RB', { end: { each: 4, count: countsOf.tucked } }, placing);

const jewellersGuild = law('jewellers-guild', 'YB', { end: { each: 1, count: countsOf.circlesAndEternals } }, placing);

/** PAN-15.2: laws 65 to 88. */
export const LAWS_OF_THE_LAND: readonly Law[] = [
  changingOfTheGuard,
  dualMandate,
  exchangeOfHostages,
  census,
  rightOfFirstChoice,
  legislativeDiet,
  choice('war-levy', 'BR', 'attack', '6 points', '4 gems'),
  secretService,
  choice('mining-charter', 'RY', 'defense', 'eternal any', '4 gems'),
  royalFavor,
  unityOfTheEstates,
  royalTreasury,
  choice('letter-of-marque', 'GB', 'attack', '1 card', '4 gems'),
  royalArchive,
  jewellersGuild,
  choice('home-guard', 'BY', 'defense', '6 points', '4 gems'),
  choice('university-charter', 'YR', 'magic', 'science', '4 gems'),
  choice('patronage-of-scholars', 'GY', 'science', '1 card', '4 gems'),
  choice('mages-privilege', 'RB', 'magic & magic +2', 'eternal any', '4 gems'),
  choice('circle-of-seers', 'BG', 'magic +3', '1 card', '4 gems'),
  neighborly('oath-of-vassals', 'BY'),
  neighborly('court-etiquette', 'YB'),
  neighborly('feudal-privilege', 'RG'),
  neighborly('good-neighbor-treaty', 'GR'),
];
