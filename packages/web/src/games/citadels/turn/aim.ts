import { CARD_IDS, cardOf, choiceOf, optionOf } from '@regalia/games/citadels';
import type { Card, OptionId, Seat } from '@regalia/kernel';
import { createContext, use } from 'react';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useBoard } from '../useBoard.ts';

export const LABORATORY = cardNamed('laboratory');
export const FORTUNE_TELLER = cardNamed('fortune_teller');
export const HUMAN_CANNONBALL = cardNamed('human_cannonball');
const [ASSASSIN, THIEF, MAGICIAN, WARLORD] = ['assassin', 'thief', 'magician', 'warlord'].map(cardNamed);

/** A card whose use needs a target on the table: it was tapped, and now the table's taps are meant for it. */
export interface AimState {
  readonly card: Card | null;
  /** The new building, where one makes way for it. */
  readonly building: Card | null;
  readonly take: (card: Card | null, building?: Card | null) => void;
}

export const AimContext = createContext<AimState>({ card: null, building: null, take: () => undefined });

export interface Option {
  readonly of: string;
  readonly id: OptionId;
}

/** What a thing on the table stands for in the present question; undefined where it stands for itself. */
export interface Targets {
  readonly aim: AimState;
  /** The turn's question is put to the viewer. */
  readonly isTurn: boolean;
  readonly ofRank: (character: Card) => Option | undefined;
  readonly ofSeat: (seat: Seat) => Option | undefined;
  readonly ofBuilding: (seat: Seat, card: Card) => Option | undefined;
  readonly ofHand: (card: Card) => Option | undefined;
  /** Whether anything that begins like this is offered. */
  readonly canAim: (card: Card) => boolean;
}

export function useTargets(): Targets {
  const { view } = useBoard();
  const aim = use(AimContext);
  const { decision } = useChoice();
  const isTurn = decision?.of === 'action' && view.turn !== null;
  const options = isTurn ? decision.options : [];
  const me = decision?.seat ?? 0;
  const character = isTurn && !view.turn.ability && aim.card === null ? view.turn.character : null;
  const act = (id: OptionId): Option => ({ of: 'action', id });
  return {
    aim,
    isTurn,
    ofRank: (card) => {
      if (character === ASSASSIN) return act(optionOf('murder', card));
      return character === THIEF ? act(optionOf('rob', card)) : undefined;
    },
    ofSeat: (seat) => {
      if (isTurn && aim.card === FORTUNE_TELLER) return act(optionOf('play', FORTUNE_TELLER, seat));
      return character === MAGICIAN && seat !== me ? act(optionOf('swap', 0, seat)) : undefined;
    },
    ofBuilding: (seat, card) => {
      if (aim.building !== null && isTurn)
        return seat === me ? act(optionOf('improve', aim.building, 0, card)) : undefined;
      return character === WARLORD ? act(optionOf('destroy', card, seat)) : undefined;
    },
    ofHand: (card) => {
      if (!isTurn) return undefined;
      if (aim.card === LABORATORY) return act(optionOf('laboratory', card));
      if (needsTarget(card) || aim.card === HUMAN_CANNONBALL) return { of: 'aim', id: card };
      return act(optionOf(cardOf(card).kind === 'building' ? 'build' : 'play', card));
    },
    canAim: (card) => options.some((id) => isAimedBy(id, card, aim)),
  };
}

/** Whether this answer begins with a tap on this card. */
function isAimedBy(id: OptionId, card: Card, aim: AimState): boolean {
  const choice = choiceOf(id);
  switch (card) {
    case LABORATORY:
      return choice.action === 'laboratory';
    case FORTUNE_TELLER:
      return choice.action === 'play' && choice.card === card;
    case HUMAN_CANNONBALL:
      return choice.action === 'improve';
    default:
      return aim.card === HUMAN_CANNONBALL && choice.action === 'improve' && choice.card === card;
  }
}

export function needsTarget(card: Card): boolean {
  return card === FORTUNE_TELLER || card === HUMAN_CANNONBALL;
}

function cardNamed(id: string): Card {
  return CARD_IDS.get(id) ?? -1;
}
