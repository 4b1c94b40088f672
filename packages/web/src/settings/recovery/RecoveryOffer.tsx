import { type ReactNode, useState } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { api } from '../../tables/remote/api/api.ts';
import { useServer } from '../../tables/remote/polling/useServer.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSettings } from '../settingsStore.ts';
import { RecoveryMaker } from './RecoveryMaker.tsx';
import styles from './RecoveryOffer.module.css';
import { isOfferDue, noteOffer, type OfferReason, offeredAt } from './recoveryOffer.ts';

interface RecoveryOfferProps {
  readonly reason: OfferReason;
  readonly table: string;
}

/** Offers a recovery code where losing this browser would cost something. */
export function RecoveryOffer({ reason, table }: RecoveryOfferProps): ReactNode {
  const { say } = useLazyText();
  const [state, setState] = useState<'offered' | 'open' | 'closed'>('offered');
  const due = useServer(() => askIfDue(reason, table));
  const decline = (): void => {
    noteOffer('done');
    useSettings.getState().change({ recoveryDeclined: true });
    setState('closed');
  };
  if (due.state !== 'there' || !due.value || state === 'closed') return null;
  if (state === 'open') {
    return (
      <Dialog title={say('recovery.offer.title')} onClose={() => setState('closed')}>
        <RecoveryMaker />
      </Dialog>
    );
  }
  return (
    <section className={styles.offer} aria-label={say('recovery.offer.title')}>
      <p>{say(`recovery.offer.${reason}`)}</p>
      <Button
        onClick={() => {
          noteOffer('done');
          setState('open');
        }}
      >
        {say('recovery.make')}
      </Button>
      <Button variant="quiet" onClick={decline}>
        {say('recovery.later')}
      </Button>
    </section>
  );
}

async function askIfDue(reason: OfferReason, table: string): Promise<boolean> {
  const [{ createdAt }, tables] = await Promise.all([
    api.recoveryStatus(),
    reason === 'games' ? api.tables('mine') : Promise.resolve([]),
  ]);
  const isDue = isOfferDue({
    reason,
    table,
    offeredAt: offeredAt(),
    isDeclined: useSettings.getState().recoveryDeclined,
    hasCode: createdAt !== null,
    finishedGames: tables.filter(({ phase }) => phase === 'over').length,
  });
  if (isDue) noteOffer(table);
  return isDue;
}
