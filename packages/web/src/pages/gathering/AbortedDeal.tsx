import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';

interface AbortedDealProps {
  /** Seats whose nonces did not arrive. */
  readonly missing: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
}

/** Says why the shuffle is made again. */
export function AbortedDeal({ missing, nameOf }: AbortedDealProps): ReactNode {
  const { say, locale } = useLazyText();
  return say('verify.again', { names: new Intl.ListFormat(locale).format(missing.map(nameOf)) });
}
