import type { ReactNode } from 'react';
import { ZoomProvider } from '../kit/cards/zoom/ZoomProvider.tsx';
import { ChoiceContext } from '../kit/choice/choice.ts';
import { OpenRuleContext } from '../kit/openRule.ts';
import { TableContext, type TableParts } from '../kit/tableContext.ts';
import type { TableModel } from '../tableModel/TableModel.ts';
import { LargeCard } from './dialogs/LargeCard.tsx';
import type { TableChoice } from './prompt/tableChoice.ts';

interface TableProvidersProps {
  readonly model: TableModel;
  readonly parts: TableParts;
  readonly choice: TableChoice;
  readonly children: ReactNode;
}

/** The contexts that boards and panels read. */
export function TableProviders({ model, parts, choice, children }: TableProvidersProps): ReactNode {
  return (
    <TableContext value={parts}>
      <ChoiceContext value={choice}>
        <OpenRuleContext value={(rule) => model.open({ rule })}>
          <ZoomProvider
            draw={(card) => <LargeCard card={card} />}
            onOpen={(card) => model.open({ inspected: { card, refusal: null } })}
          >
            {children}
          </ZoomProvider>
        </OpenRuleContext>
      </ChoiceContext>
    </TableContext>
  );
}
