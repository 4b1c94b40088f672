import { type ReactNode, useEffect, useState } from 'react';
import { Footer } from '../../app/Footer.tsx';
import { Header } from '../../app/Header.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import { ServerRefusal } from '../../tables/remote/api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../MessagePage.tsx';
import styles from './AdminPage.module.css';
import { BanList } from './BanList.tsx';
import { EveningList } from './EveningList.tsx';
import { LoadFigures } from './LoadFigures.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RestartForm } from './RestartForm.tsx';
import { TokenForm } from './TokenForm.tsx';

type Access = 'asking' | 'off' | 'out' | 'in';

/** For the operator: what is going on, and what only they may do. */
export function AdminPage(): ReactNode {
  const { say } = useLazyText();
  const [access, setAccess] = useState<Access>('asking');
  const checkAccess = (): void =>
    void adminApi.load().then(
      () => setAccess('in'),
      (error: Error) => setAccess(error instanceof ServerRefusal && error.code === 'bad-token' ? 'out' : 'off'),
    );
  useEffect(checkAccess, []);
  useTitle(say('admin.title'));
  if (access === 'asking') return null;
  if (access === 'off') return <MessagePage title={say('admin.off')} hint={say('admin.off.hint')} />;
  return (
    <>
      <Header />
      <main className={styles.admin}>
        <h1>{say('admin.title')}</h1>
        {access === 'out' ? (
          <TokenForm onIn={checkAccess} />
        ) : (
          <>
            <LoadFigures />
            <RestartForm />
            <EveningList />
            <PeopleList />
            <BanList />
            <Button onClick={() => void adminApi.leave().finally(checkAccess)}>{say('admin.leave')}</Button>
          </>
        )}
      </main>
      <Footer />
    </>
  );
}
