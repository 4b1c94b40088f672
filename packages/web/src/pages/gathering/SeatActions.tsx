import type { Person, SeatInfo } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { RemoveDialog } from '../../table/dialogs/RemoveDialog.tsx';
import type { RemoteActions } from '../../tableModel/TableSource.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

interface SeatActionsProps {
  readonly seat: SeatInfo;
  readonly actions: RemoteActions;
  /** The level of a bot that is added. */
  readonly level: string;
  readonly isMine: boolean;
  /** I am the only person, so leaving closes the table. */
  readonly isAlone: boolean;
  /** I have a seat at this table. */
  readonly isSeated: boolean;
  readonly isHost: boolean;
  readonly attempt: (work: Promise<void>) => void;
}

/** The buttons of a seat before the game. */
export function SeatActions({
  seat: { seat, kind, person },
  actions,
  level,
  isMine,
  isAlone,
  isSeated,
  isHost,
  attempt,
}: SeatActionsProps): ReactNode {
  const { t } = useText();
  const [shownOut, setShownOut] = useState<Person | null>(null);
  if (isMine) {
    if (isAlone) return null;
    return (
      <Button variant="quiet" onClick={() => attempt(actions.leave())}>
        {t('gathering.leave')}
      </Button>
    );
  }
  if (kind === 'bot' && isHost) {
    return <IconButton glyph="close" label={t('gathering.free')} onClick={() => attempt(actions.removeBot(seat))} />;
  }
  if (person !== null && isHost) {
    return (
      <>
        <Button variant="quiet" onClick={() => setShownOut(person)}>
          {t('show-out')}
        </Button>
        {shownOut && <RemoveDialog person={shownOut} actions={actions} onClose={() => setShownOut(null)} />}
      </>
    );
  }
  if (kind !== 'open') return null;
  return (
    <>
      {isHost && (
        <Button variant="quiet" glyph="bot" onClick={() => attempt(actions.addBot(seat, level))}>
          {t('gathering.bot')}
        </Button>
      )}
      <Button variant={isSeated ? 'quiet' : 'main'} onClick={() => attempt(actions.sit(seat))}>
        {t(isSeated ? 'gathering.move' : 'gathering.sit')}
      </Button>
    </>
  );
}
