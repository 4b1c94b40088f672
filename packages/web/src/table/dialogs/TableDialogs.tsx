import type { Card, Refusal } from '@regalia/kernel';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import { RulesDialog } from '../../rules/RulesDialog.tsx';
import type { TableSnapshot, TableSource } from '../../tables/table.ts';
import { CardDialog } from './CardDialog.tsx';
import { Curtain } from './Curtain.tsx';

const InterludeDialog = lazy(async () => ({ default: (await import('./InterludeDialog.tsx')).InterludeDialog }));
const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));

interface Inspected {
  readonly card: Card | null;
  readonly refusal: Refusal | null;
}

interface TableDialogsProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  readonly inspected: Inspected | null;
  readonly onInspected: (inspected: Inspected | null) => void;
  /** The rule to read; null for the whole book, undefined for none. */
  readonly rule: string | null | undefined;
  readonly onRule: (rule: undefined) => void;
  readonly isEnding: boolean;
  readonly onEnding: (isEnding: boolean) => void;
  readonly onReplay: () => void;
}

/** Everything that opens over the table. */
export function TableDialogs(props: TableDialogsProps): ReactNode {
  const { table, snapshot, inspected, onInspected, rule, onRule, isEnding, onEnding, onReplay } = props;
  const { ui, speech } = useTable();
  if (snapshot.curtain !== null)
    return <Curtain speech={speech} seat={snapshot.curtain} onTake={() => table.takeScreen()} />;
  return (
    <>
      <Suspense>{ui.interlude && <InterludeDialog snapshot={snapshot} ui={ui} speech={speech} />}</Suspense>
      {inspected && <CardDialog {...inspected} score={snapshot.score} onClose={() => onInspected(null)} />}
      {rule !== undefined && <RulesDialog game={table.game.id} rule={rule} onClose={() => onRule(undefined)} />}
      <Suspense>
        {snapshot.phase === 'over' && isEnding && (
          <EndDialog
            table={table}
            snapshot={snapshot}
            ui={ui}
            speech={speech}
            onReplay={onReplay}
            onClose={() => onEnding(false)}
          />
        )}
      </Suspense>
    </>
  );
}
