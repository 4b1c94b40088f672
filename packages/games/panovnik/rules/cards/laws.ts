import type { Card } from '@regalia/kernel';
import { countsOf } from '../pyramid/reckoning.ts';
import { copyingTokens, hosting } from '../verbs/copy.ts';
import { returningLaws } from '../verbs/diet.ts';
import { exchanging } from '../verbs/exchange.ts';
import { takingFirst } from '../verbs/firstChoice.ts';
import { choosingOption } from '../verbs/options.ts';
import { placing } from '../verbs/place.ts';
import { storing } from '../verbs/store.ts';
import { swapping } from '../verbs/swap.ts';
import { tuckingFree, tuckingHand } from '../verbs/tuck.ts';
import { type LawText, lawText } from './law.ts';
import { LAW_CARDS } from './lawCards.ts';
import { CHARACTER_COUNT } from './printed.ts';

/** PAN-9.3: one of three rewards. */
const choice = (id: string): LawText => lawText(id, {}, [...placing, ...choosingOption]);

/** 2 points for each adjacent character. */
const neighborly = (id: string): LawText => lawText(id, { end: { each: 2, count: countsOf.neighbors } }, placing);

const changingOfTheGuard = lawText('changing-of-the-guard', { entrance: 'exchange' }, exchanging);

const dualMandate = lawText('dual-mandate', { entrance: 'tuck' }, [...hosting, ...copyingTokens]);

const exchangeOfHostages = lawText('exchange-of-hostages', {}, [...placing, ...swapping]);

const census = lawText('census', { end: { each: 1, count: countsOf.pyramid } }, placing);

const rightOfFirstChoice = lawText('right-of-first-choice', {}, [
  ...placing,
  ...takingFirst,
  (x) => {
    x.state.sitsOut |= 1 << x.me;
    x.out?.push({ t: 'will-sit-out', seat: x.me });
  },
]);

const legislativeDiet = lawText('legislative-diet', {}, [...placing, ...returningLaws(3)]);

const secretService = lawText('secret-service', { end: { each: 5, count: countsOf.tucked } }, [
  ...placing,
  ...tuckingHand,
]);

const royalFavor = lawText('royal-favor', { end: { each: 3, count: countsOf.level } }, [...placing, ...tuckingFree]);

const unityOfTheEstates = lawText('unity-of-the-estates', { end: { each: 3, count: countsOf.sets } }, placing);

const royalTreasury = lawText('royal-treasury', { end: { each: 2, count: countsOf.stored } }, [
  ...placing,
  ...storing(8),
]);

const royalArchive = lawText('royal-archive', { end: { each: 4, count: countsOf.tucked } }, placing);

const jewellersGuild = lawText('jewellers-guild', { end: { each: 1, count: countsOf.circlesAndEternals } }, placing);

/** PAN-15.2. */
const LAWS: readonly LawText[] = [
  changingOfTheGuard,
  dualMandate,
  exchangeOfHostages,
  census,
  rightOfFirstChoice,
  legislativeDiet,
  choice('war-levy'),
  secretService,
  choice('mining-charter'),
  royalFavor,
  unityOfTheEstates,
  royalTreasury,
  choice('letter-of-marque'),
  royalArchive,
  jewellersGuild,
  choice('home-guard'),
  choice('university-charter'),
  choice('patronage-of-scholars'),
  choice('mages-privilege'),
  choice('circle-of-seers'),
  neighborly('oath-of-vassals'),
  neighborly('court-etiquette'),
  neighborly('feudal-privilege'),
  neighborly('good-neighbor-treaty'),
];

const byId = new Map(LAWS.map((text) => [text.id, text]));

/** What the laws say, in the order of their numbers. */
const LAW_TEXTS: readonly LawText[] = LAW_CARDS.map(({ id }) => {
  const text = byId.get(id);
  if (text === undefined) throw new RangeError(`the law "${id}" has no text`);
  return text;
});

export function lawOf(card: Card): LawText {
  const text = LAW_TEXTS[card - CHARACTER_COUNT - 1];
  if (text === undefined) throw new RangeError(`card ${card} is not a law`);
  return text;
}
