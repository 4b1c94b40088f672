import { ORDER_CHOICES, STANDING_ORDERS } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import { StandingMenu } from '../../kit/choice/StandingMenu.tsx';
import type { Standing } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import { choicesOf, withChoice } from './standing.ts';
import { word } from './words.ts';

/** What I do in the secret windows unless I am asked. */
export function StandingButton({ standing: { order, give } }: { readonly standing: Standing }): ReactNode {
  const { speech } = useTable();
  const choices = choicesOf(order);
  const questions = STANDING_ORDERS.map(({ id }, window) => ({
    id,
    name: speech.text(`order.${id}`),
    orders: ORDER_CHOICES.map((choice) => ({
      id: choice,
      name: speech.text(`order.${choice}`) ?? '',
      isGiven: choices[window] === choice,
    })),
    onGive: (choice: string) =>
      give(withChoice(order, window, ORDER_CHOICES.find((one) => one === choice) ?? ORDER_CHOICES[0])),
  }));
  return (
    <StandingMenu title={word(speech, 'standing.title')} hint={word(speech, 'standing.hint')} questions={questions} />
  );
}
