import { MODES, type Mode } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { Stage } from '../../../kit/cards/Stage.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { word } from '../words.ts';
import { type Resource, ResourceSign } from './resources.tsx';

const SIGN_OF: Partial<Readonly<Record<Mode, Resource>>> = {
  '1-card': 'cards',
  '2-cards': 'cards',
  '3-cards': 'cards',
  '1-action': 'actions',
  '2-actions': 'actions',
  '1-buy': 'buys',
  '1-coin': 'coins',
  '2-coins': 'coins',
};

/** What is chosen neither from my hand nor from the Supply: revealed cards, and "choose one" as large buttons. */
export function CardStage(): ReactNode {
  const { speech } = useTable();
  const { decision } = useChoice();
  const signOf = (option: number): ReactNode => {
    const mode = MODES[option];
    const sign = mode && SIGN_OF[mode];
    return sign && <ResourceSign of={sign} />;
  };
  return (
    <Stage
      title={word(speech, 'stage.title')}
      item={(option) => ({ sign: signOf(option) })}
      hint={decision?.kind === 'order' ? word(speech, 'order.hint', { n: decision.max }) : undefined}
    />
  );
}
