import { lazy, type ReactNode, Suspense } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import { RulesDialog } from '../../rules/RulesDialog.tsx';
import type { TableModel } from '../../tableModel/TableModel.ts';
import type { TableShown } from '../../tableModel/tableShown.ts';
import { Curtain } from './Curtain.tsx';

const CardDialog = lazy(async () => ({ default: (await import('./CardDialog.tsx')).CardDialog }));
const InterludeDialog = lazy(async () => ({ default: (await import('./InterludeDialog.tsx')).InterludeDialog }));
const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

interface TableDialogsProps {
  readonly model: TableModel;
  readonly shown: TableShown;
  readonly onReplay: () => void;
}

/** Everything that opens over the table. */
export function TableDialogs({ model, shown, onReplay }: TableDialogsProps): ReactNode {
  const { ui, speech } = useTable();
  const { snapshot, seen } = shown;
  const { inspected, rule, isListingKeys, isEnding } = shown.opened;
  const { source, open } = model;
  if (snapshot.curtain !== null) return <Curtain speech={speech} seat={snapshot.curtain} onTake={model.takeScreen} />;
  return (
    <>
      <Suspense>{ui.interlude && <InterludeDialog snapshot={snapshot} ui={ui} speech={speech} />}</Suspense>
      <Suspense>
        {isListingKeys && (
          <KeysDialog isReplay={source.replay !== null} onClose={() => open({ isListingKeys: false })} />
        )}
      </Suspense>
      <Suspense>
        {inspected && (
          <CardDialog {...inspected} view={seen.view} score={seen.score} onClose={() => open({ inspected: null })} />
        )}
      </Suspense>
      {rule !== undefined && (
        <RulesDialog game={source.game.id} rule={rule} onClose={() => open({ rule: undefined })} />
      )}
      <Suspense>
        {snapshot.phase === 'over' && source.replay === null && isEnding && (
          <EndDialog
            table={source}
            snapshot={snapshot}
            ui={ui}
            speech={speech}
            onReplay={onReplay}
            onClose={() => open({ isEnding: false })}
          />
        )}
      </Suspense>
    </>
  );
}
