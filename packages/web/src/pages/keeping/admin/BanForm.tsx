import type { AdminPerson } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import type { SeldomKey } from '../../../i18n/seldom/seldomTexts.ts';
import { useSeldomText } from '../../../i18n/seldom/texts.ts';
import { keeping } from '../../../tables/remote/keeping.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './AdminPage.module.css';

const TIMES: readonly (readonly [SeldomKey, number | null])[] = [
  ['admin.ban.day', 1],
  ['admin.ban.month', 30],
  ['admin.ban.ever', null],
];

interface BanFormProps {
  readonly person: AdminPerson;
  readonly onDone: () => void;
}

/** Asks how long, and whether also whoever else comes from there. */
export function BanForm({ person, onDone }: BanFormProps): ReactNode {
  const { say } = useSeldomText();
  const [time, setTime] = useState(0);
  const [withAddress, setWithAddress] = useState(false);
  const days = TIMES[time]?.[1] ?? null;
  return (
    <form
      className={styles.ban}
      onSubmit={(event) => {
        event.preventDefault();
        void keeping.ban(person.id, days, withAddress).finally(onDone);
      }}
    >
      <label>
        {say('admin.ban.for')}{' '}
        <select value={time} onChange={({ target }) => setTime(Number(target.value))}>
          {TIMES.map(([key], i) => (
            <option key={key} value={i}>
              {say(key)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={withAddress} onChange={({ target }) => setWithAddress(target.checked)} />{' '}
        {say('admin.ban.address')}
      </label>
      <span className={styles.row}>
        <Button type="submit" look="danger">
          {say('admin.ban.sure', { name: person.name })}
        </Button>
        <Button onClick={onDone}>{say('admin.ban.cancel')}</Button>
      </span>
    </form>
  );
}
