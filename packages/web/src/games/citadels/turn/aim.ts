import { type CardUse, cardOf, choiceOf, optionOf, type Target, usesOf } from '@regalia/games/citadels';
import type { Card, OptionId, Seat } from '@regalia/kernel';
import { createContext, use } from 'react';
import { useChoice } from '../../../kit/choice/choice.ts';
import type { Aim } from '../../../kit/choice/useChoosable.ts';
import { useBoard } from '../useBoard.ts';

/** A card whose use needs targets on the table: it was tapped, and now the table's taps are meant for it. */
export interface AimState {
  readonly use: CardUse | null;
  /** The card of the hand that was chosen first, where the use takes another target after it. */
  readonly first: Card | null;
  readonly take: (use: CardUse | null, first?: Card | null) => void;
}

export const AimContext = createContext<AimState>({ use: null, first: null, take: () => undefined });

export interface Option {
  readonly of: string;
  readonly id: OptionId;
}

/** What a thing on the table stands for in the present question; undefined where it stands for itself. */
export interface Targets {
  readonly aim: AimState;
  /** The turn's question is put to the viewer. */
  readonly isTurn: boolean;
  /** What the next tap on the table is meant for; null while nothing is aimed. */
  readonly next: Target | null;
  readonly ofRank: (character: Card) => Option | undefined;
  readonly ofSeat: (seat: Seat) => Option | undefined;
  readonly ofBuilding: (seat: Seat, card: Card) => Option | undefined;
  readonly ofHand: (card: Card) => Option | undefined;
  /** How a card of the hand is taken up and put away, where its use or the present one takes a target. */
  readonly aimOfHand: (card: Card) => Aim | undefined;
  readonly aimOf: (use: CardUse) => Aim;
}

export function useTargets(): Targets {
  const { view } = useBoard();
  const aim = use(AimContext);
  const { decision } = useChoice();
  const isTurn = decision?.of === 'action' && view.turn !== null;
  const options = isTurn ? decision.options : [];
  const me = decision?.seat ?? 0;
  const next = isTurn ? nextTarget(aim) : null;
  const ready = isTurn && aim.use === null ? view.turn.uses.filter(({ used }) => !used) : [];
  const direct = (target: Target): CardUse | undefined => ready.find(({ targets }) => targets?.[0] === target);
  const act = (use: CardUse | null | undefined, card: Card, seat: Seat, old: Card = 0): Option | undefined =>
    use ? { of: 'action', id: optionOf(use.action, card, seat, old) } : undefined;
  const canUse = (use: CardUse, card?: Card): boolean => options.some((id) => isUse(id, use, card));
  const aimOf = (of: CardUse): Aim => {
    const isOn = aim.use?.card === of.card;
    return { isOn, isOffered: canUse(of), toggle: () => aim.take(isOn ? null : of) };
  };
  return {
    aim,
    isTurn,
    next,
    ofRank: (card) => act(direct('character'), card, 0),
    ofSeat: (seat) =>
      next === 'seat' ? act(aim.use, aim.use?.card ?? 0, seat) : seat === me ? undefined : act(direct('seat'), 0, seat),
    ofBuilding: (seat, card) => {
      if (next === null) return act(direct('building'), card, seat);
      return next === 'building' && seat === me ? act(aim.use, aim.first ?? 0, 0, card) : undefined;
    },
    ofHand: (card) => {
      if (!isTurn) return undefined;
      if (isFirstOfTwo(aim, next) || targetUse(card)) return { of: 'aim', id: card };
      if (next === 'hand') return act(aim.use, card, 0);
      return { of: 'action', id: optionOf(cardOf(card).kind === 'building' ? 'build' : 'play', card) };
    },
    aimOfHand: (card) => {
      if (!isTurn) return undefined;
      const own = targetUse(card);
      if (own) return canUse(own) ? aimOf(own) : undefined;
      const { use } = aim;
      if (use === null || !isFirstOfTwo(aim, next) || !canUse(use, card)) return undefined;
      return { isOn: aim.first === card, isOffered: true, toggle: () => aim.take(use, card) };
    },
    aimOf,
  };
}

function nextTarget({ use, first }: AimState): Target | null {
  return use?.targets?.[first === null ? 0 : 1] ?? null;
}

/** A card of the hand is chosen, and after it something else; another card may still take its place. */
function isFirstOfTwo({ use, first }: AimState, next: Target | null): boolean {
  return use?.targets?.length === 2 && (next === 'hand' || first !== null);
}

/** How this card of the hand is used, if that takes a target; a building in the hand can only be built. */
function targetUse(card: Card): CardUse | undefined {
  return cardOf(card).kind === 'action' ? usesOf(card).find(({ targets }) => targets !== undefined) : undefined;
}

/** Whether this answer uses the card, with this card of the hand if one is given. */
function isUse(id: OptionId, use: CardUse, card: Card | undefined): boolean {
  const choice = choiceOf(id);
  if (choice.action !== use.action) return false;
  return use.action === 'play' ? choice.card === use.card : card === undefined || choice.card === card;
}
