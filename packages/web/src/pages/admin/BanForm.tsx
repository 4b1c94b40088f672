import type { AdminPerson } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import type { LazyKey } from '../../i18n/lazyTexts/lazyTexts.ts';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AdminPage.module.css';

const TIMES: readonly (readonly [LazyKey, number | null])[] = [
  ['admin.ban.day', 1],
  ['admin.ban.month', 30],
  ['admin.ban.ever', null],
];

interface BanFormProps {
  readonly person: AdminPerson;
  readonly onDone: () => void;
}

/** Asks how long, and whether the address is banned too. */
export function BanForm({ person, onDone }: BanFormProps): ReactNode {
  const { say } = useLazyText();
  const [time, setTime] = useState(0);
  const [withAddress, setWithAddress] = useState(false);
  const days = TIMES[time]?.[1] ?? null;
  return (
    <form
      className={styles.ban}
      onSubmit={(event) => {
        event.preventDefault();
        void adminApi.ban(person.id, days, withAddress).finally(onDone);
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
        <Button type="submit" variant="danger">
          {say('admin.ban.sure', { name: person.name })}
        </Button>
        <Button onClick={onDone}>{say('admin.ban.cancel')}</Button>
      </span>
    </form>
  );
}
