import type { Decision } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Answering } from '../../kit/gameUi.ts';
import { Button } from '../../ui/Button.tsx';
import type { TableChoice } from './tableChoice.ts';

interface PromptActionsProps {
  readonly decision: Decision;
  readonly words: Answering;
  readonly choice: TableChoice;
  /** Says what the answer still lacks. */
  readonly onMissing: () => void;
}

/** The buttons of a question: to take nothing, where that is allowed, and to take what is marked. */
export function PromptActions({ decision, words, choice, onMissing }: PromptActionsProps): ReactNode {
  const { picked, isComplete, isSending, send } = choice;
  const { confirm, none, shortcut } = words;
  const { t } = useText();
  const canDecline = decision.min === 0 && none !== undefined && decision.kind !== 'amount';
  const canSend = isComplete && !(canDecline && picked.length === 0);
  if (isSending) {
    return (
      <Button variant="main" glyph="clock" disabled aria-busy>
        {t('sending')}
      </Button>
    );
  }
  if (canDecline && decision.max === 0) {
    return (
      <Button variant="main" onClick={() => send([])}>
        {none}
      </Button>
    );
  }
  return (
    <>
      {canDecline && <Button onClick={() => send([])}>{none}</Button>}
      {shortcut && picked.length === 0 ? (
        <Button variant="main" onClick={() => send(shortcut.answer)}>
          {shortcut.label}
        </Button>
      ) : (
        <Button
          variant="main"
          aria-disabled={!canSend || undefined}
          onClick={() => (canSend ? send(picked) : onMissing())}
        >
          {confirm}
        </Button>
      )}
    </>
  );
}
