import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { NoticeSwitch } from '../../settings/NoticeSwitch.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PACES, paceText } from '../paces.ts';
import styles from './GamePage.module.css';
import { SeatWishes } from './SeatWishes.tsx';
import { usualWishes } from './seatWishes.ts';
import type { Invitation } from './useInvitation.ts';
import type { ChosenSetup } from './useSetup.ts';

interface InviteFormProps {
  readonly setup: ChosenSetup;
  readonly invitation: Invitation;
}

/** The pace, the seats and the listing of a table on the server. */
export function InviteForm({ setup, invitation }: InviteFormProps): ReactNode {
  const { t } = useText();
  const { options, seats, pace, change, fits } = setup;
  const [wishes, setWishes] = useState(() => usualWishes(seats));
  const [listed, setListed] = useState(false);
  if (invitation.server === 'offline') return <p className={styles.hint}>{t('way.friend.offline')}</p>;
  return (
    <>
      <div className={styles.row}>
        <Field label={t('pace')}>
          <select value={pace} onChange={({ target }) => change({ pace: Number(target.value) })}>
            {PACES.map((one, i) => (
              <option key={paceText(one, t)} value={i}>
                {paceText(one, t)}
              </option>
            ))}
          </select>
        </Field>
        <label className={styles.listed}>
          <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
          {t('way.friend.listed')}
        </label>
      </div>
      {PACES[pace]?.kind === 'days' && <NoticeSwitch />}
      <SeatWishes wishes={wishes} onChange={setWishes} />
      <div className={styles.row}>
        <Button
          glyph="friend"
          disabled={!fits || invitation.server !== 'there'}
          onClick={() => void invitation.invite({ options, seats: wishes, pace, listed })}
        >
          {t('way.friend.start')}
        </Button>
      </div>
    </>
  );
}
