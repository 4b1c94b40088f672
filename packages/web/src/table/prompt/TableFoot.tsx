import { lazy, type ReactNode, Suspense } from 'react';
import type { Answering } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import type { TableModel } from '../../tableModel/TableModel.ts';
import type { TableShown } from '../../tableModel/tableShown.ts';
import { LookBackBar } from './LookBackBar.tsx';
import { missingText } from './missingText.ts';
import { PromptBar } from './PromptBar.tsx';
import { SpokenChoice } from './SpokenChoice.tsx';
import type { TableChoice } from './tableChoice.ts';

const ReplayControls = lazy(async () => ({
  default: (await import('../../replay/ReplayControls.tsx')).ReplayControls,
}));

interface TableFootProps {
  readonly model: TableModel;
  readonly shown: TableShown;
  readonly choice: TableChoice;
  readonly words: Answering;
  /** The question put to me, or whom we wait for. */
  readonly question: string;
}

/** Below the board: the question or, where nothing is asked, the way through the game. */
export function TableFoot({ model, shown, choice, words, question }: TableFootProps): ReactNode {
  const { game, speech } = useTable();
  const { snapshot, past, animation } = shown;
  const { decision } = choice;
  const { source } = model;
  if (source.replay !== null && snapshot.replay !== null) {
    return (
      <Suspense>
        <ReplayControls actions={source.replay} part={snapshot.replay} snapshot={snapshot} />
      </Suspense>
    );
  }
  if (past !== null) return <LookBackBar model={model} step={past.step} />;
  const { view } = snapshot;
  const missing =
    choice.isMissingSaid && decision && view ? missingText(game, view, decision, choice.picked, speech) : null;
  return (
    <>
      <PromptBar
        snapshot={snapshot}
        question={question}
        event={animation?.event ?? null}
        choice={choice}
        words={words}
        missing={missing}
        onMissing={model.sayMissing}
        onWithdraw={model.withdraw}
        onWhy={() => model.open({ rule: decision?.rule ?? null })}
      />
      <SpokenChoice choice={choice} missing={missing} />
    </>
  );
}
