import { STANDING_ORDERS } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { StandingMenu } from '../../kit/choice/StandingMenu.tsx';
import type { Standing } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { word } from './words.ts';

interface StandingButtonProps {
  readonly standing: Standing;
  readonly speech: TableSpeech;
}

/** What I do about Attacks unless I am asked. */
export function StandingButton({ standing: { order, give }, speech }: StandingButtonProps): ReactNode {
  const current = STANDING_ORDERS.find((one) => one === order) ?? 'ask';
  const orders = STANDING_ORDERS.map((id) => ({
    id,
    name: word(speech, `standing.${id}`),
    hint: word(speech, `standing.${id}.hint`),
    isGiven: id === current,
  }));
  return (
    <StandingMenu
      title={word(speech, 'standing.title')}
      hint={word(speech, 'standing.hint')}
      current={word(speech, `standing.${current}`)}
      questions={[{ id: 'attacks', orders, onGive: give }]}
    />
  );
}
