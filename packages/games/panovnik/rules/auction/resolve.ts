/** What becomes of the bids for one color. */
export type Verdict =
  | 'nobody'
  | 'nothing-there'
  | 'take'
  | 'pick'
  | 'deal'
  | 'virtual-deal'
  | 'remove-newer'
  | 'remove-both'
  | 'clash';

/**
 * PAN-5.7, PAN-13.5 to 13.12: seats and virtual opponents that bid a color with `cards` cards left. Without `canDeal` a seat
 * and a virtual opponent on two cards both go on.
 */
export function judgeColor(seats: number, virtuals: number, cards: number, canDeal = true): Verdict {
  const bidders = seats + virtuals;
  if (bidders === 0) return 'nobody';
  if (cards === 0) return 'nothing-there';
  if (bidders === 1 && virtuals === 1) return 'remove-newer';
  if (bidders === 1) return cards === 1 ? 'take' : 'pick';
  if (bidders > 2 || cards === 1) return 'clash';
  if (virtuals === 2) return 'remove-both';
  if (virtuals === 0) return 'deal';
  return canDeal ? 'virtual-deal' : 'clash';
}
