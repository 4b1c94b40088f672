import type { Decision } from '@regalia/kernel';
import { type ReactNode, use } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Answering } from '../../kit/gameUi.ts';
import { Button } from '../../ui/Button.tsx';
import { SendingContext } from '../sending.ts';
import type { TableChoice } from '../useTableChoice.ts';

interface PromptActionsProps {
  readonly decision: Decision;
  readonly words: Answering;
  readonly choice: TableChoice;
}

/** The buttons of a question: to take nothing, where that is allowed, and to take what is marked. */
export function PromptActions({ decision, words, choice }: PromptActionsProps): ReactNode {
  const { picked, complete, isSent, send } = choice;
  const { confirm, none, shortcut } = words;
  const { t } = useText();
  const isSending = use(SendingContext);
  const canDecline = decision.min === 0 && none !== undefined && decision.kind !== 'amount';
  // Accepted may come before what it changed is shown.
  if (isSending || (isSending !== null && isSent)) {
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
        <Button variant="main" disabled={!complete || (canDecline && picked.length === 0)} onClick={() => send(picked)}>
          {confirm}
        </Button>
      )}
    </>
  );
}
