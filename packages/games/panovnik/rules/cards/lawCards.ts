import { law } from './card.ts';

/** PAN-15.2: number by place, top and bottom color, and of a law that lets choose its options. */
export const LAW_CARDS = [
  law('changing-of-the-guard', 'GR'),
  law('dual-mandate', 'BR'),
  law('exchange-of-hostages', 'YG'),
  law('census', 'RG'),
  law('right-of-first-choice', 'BG'),
  law('legislative-diet', 'RY'),
  law('war-levy', 'BR', 'attack', '6 points', '4 gems'),
  law('secret-service', 'GB'),
  law('mining-charter', 'RY', 'defense', 'eternal any', '4 gems'),
  law('royal-favor', 'YG'),
  law('unity-of-the-estates', 'YR'),
  law('royal-treasury', 'GY'),
  law('letter-of-marque', 'GB', 'attack', '1 card', '4 gems'),
  law('royal-archive', 'RB'),
  law('jewellers-guild', 'YB'),
  law('home-guard', 'BY', 'defense', '6 points', '4 gems'),
  law('university-charter', 'YR', 'magic', 'science', '4 gems'),
  law('patronage-of-scholars', 'GY', 'science', '1 card', '4 gems'),
  law('mages-privilege', 'RB', 'magic & magic +2', 'eternal any', '4 gems'),
  law('circle-of-seers', 'BG', 'magic +3', '1 card', '4 gems'),
  law('oath-of-vassals', 'BY'),
  law('court-etiquette', 'YB'),
  law('feudal-privilege', 'RG'),
  law('good-neighbor-treaty', 'GR'),
];
