import type { AdminPerson } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import { formatMoment, useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AdminPage.module.css';
import { BanForm } from './BanForm.tsx';
import { usePolled } from './usePolled.ts';

export function PeopleList(): ReactNode {
  const { say } = useLazyText();
  const [name, setName] = useState('');
  const [people, refresh] = usePolled(() => adminApi.people(name), name);
  return (
    <section>
      <h2>{say('admin.people')}</h2>
      <TextField
        type="search"
        value={name}
        maxLength={24}
        aria-label={say('admin.people.find')}
        placeholder={say('admin.people.find')}
        onChange={({ target }) => setName(target.value)}
      />
      {people?.length === 0 && <p>{say('admin.people.none')}</p>}
      <ul className={styles.list}>
        {people?.map((person) => (
          <PersonLine key={person.id} person={person} onChange={refresh} />
        ))}
      </ul>
    </section>
  );
}

interface PersonLineProps {
  readonly person: AdminPerson;
  readonly onChange: () => void;
}

function PersonLine({ person, onChange }: PersonLineProps): ReactNode {
  const { say, locale } = useLazyText();
  const [isBanning, setBanning] = useState(false);
  const { id, name, seenAt, tables, isHere, isBanned } = person;
  return (
    <li className={styles.person}>
      <span className={styles.about}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {isHere && <span className={styles.tag}>{say('admin.people.here')}</span>}
        {isBanned && <span className={styles.tag}>{say('admin.people.banned')}</span>}
        <small>{say('admin.people.about', { seen: formatMoment(locale, seenAt), tables })}</small>
      </span>
      <span className={styles.row}>
        <Button onClick={() => void adminApi.resetName(id).then(onChange)}>{say('admin.rename')}</Button>
        {!isBanned && !isBanning && <Button onClick={() => setBanning(true)}>{say('admin.ban')}</Button>}
      </span>
      {isBanning && (
        <BanForm
          person={person}
          onDone={() => {
            setBanning(false);
            onChange();
          }}
        />
      )}
    </li>
  );
}
