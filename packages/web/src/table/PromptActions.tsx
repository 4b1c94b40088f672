import type { Answer, Decision } from '@regalia/kernel';
import { type ReactNode, use } from 'react';
import type { Answering } from '../games/gameUi.ts';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/Button.tsx';
import { SendingContext } from './sending.ts';
import type { Draft } from './useDraft.ts';

interface PromptActionsProps {
  readonly decision: Decision;
  readonly words: Answering;
  readonly draft: Draft;
  readonly onSend: (answer: Answer) => void;
}

/** The buttons of a question: to take nothing, where that is allowed, and to take what is marked. */
export function PromptActions({ decision, words, draft, onSend }: PromptActionsProps): ReactNode {
  const { picked, complete } = draft;
  const { confirm, none, shortcut } = words;
  const { t } = useText();
  const isSending = use(SendingContext);
  const canDecline = decision.min === 0 && none !== undefined && decision.kind !== 'amount';
  if (isSending) {
    return (
      <Button look="main" glyph="clock" disabled aria-busy>
        {t('sending')}
      </Button>
    );
  }
  if (canDecline && decision.max === 0) {
    return (
      <Button look="main" onClick={() => onSend([])}>
        {none}
      </Button>
    );
  }
  return (
    <>
      {canDecline && <Button onClick={() => onSend([])}>{none}</Button>}
      {shortcut && picked.length === 0 ? (
        <Button look="main" onClick={() => onSend(shortcut.answer)}>
          {shortcut.label}
        </Button>
      ) : (
        <Button look="main" disabled={!complete || (canDecline && picked.length === 0)} onClick={() => onSend(picked)}>
          {confirm}
        </Button>
      )}
    </>
  );
}
