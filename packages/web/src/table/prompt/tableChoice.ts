import type { Choice } from '../../kit/choice/choice.ts';
import type { TableModel } from '../../tableModel/TableModel.ts';
import type { ChoiceState } from '../../tableModel/tableShown.ts';

/** The answer being put together, and how to change and give it. */
export type TableChoice = Choice & ChoiceState;

export function choiceOf({ tap, drop, set, send, explain }: TableModel, state: ChoiceState): TableChoice {
  return { ...state, tap, drop, set, send, explain };
}
