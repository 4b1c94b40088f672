import type { ReactNode } from 'react';
import { NumberField } from '../../../kit/parts/NumberField.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { OptionPrompt } from './OptionPrompt.tsx';
import { OrderPrompt } from './OrderPrompt.tsx';
import type { PromptOptionsProps } from './promptOptionsProps.ts';

/** One way to choose for each kind of question and each kind of option; the second way for what lies on the board. */
export function PromptOptions({ decision, choice }: PromptOptionsProps): ReactNode {
  const { ui, layout, speech } = useTable();
  const isSmall = layout !== 'wide';
  if (decision.kind === 'amount') {
    return (
      <NumberField
        value={choice.picked[0]}
        min={decision.min}
        max={decision.max}
        label={speech.t('amount.label')}
        less={speech.t('amount.less')}
        more={speech.t('amount.more')}
        onChange={(value) => choice.set(value === undefined ? [] : [value])}
      />
    );
  }
  if (ui.optionsOnBoard && (isSmall || (decision.of !== 'card' && decision.kind !== 'order'))) return null;
  if (decision.kind === 'order') return <OrderPrompt decision={decision} choice={choice} />;
  return <OptionPrompt decision={decision} choice={choice} />;
}
