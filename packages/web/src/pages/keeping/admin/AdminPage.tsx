import { type ReactNode, useEffect, useState } from 'react';
import { Footer } from '../../../app/Footer.tsx';
import { Header } from '../../../app/Header.tsx';
import { useTitle } from '../../../app/useTitle.ts';
import { useSeldomText } from '../../../i18n/seldom/texts.ts';
import { ServerRefusal } from '../../../tables/remote/api.ts';
import { keeping } from '../../../tables/remote/keeping.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../Notice.tsx';
import styles from './AdminPage.module.css';
import { BanList } from './BanList.tsx';
import { EveningList } from './EveningList.tsx';
import { LoadFigures } from './LoadFigures.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RestartForm } from './RestartForm.tsx';
import { TokenForm } from './TokenForm.tsx';

type Standing = 'asking' | 'off' | 'out' | 'in';

/** For whoever keeps the server: what goes on, and the few things that only they may do. */
export function AdminPage(): ReactNode {
  const { say } = useSeldomText();
  const [standing, setStanding] = useState<Standing>('asking');
  const look = (): void =>
    void keeping.load().then(
      () => setStanding('in'),
      (error: Error) => setStanding(error instanceof ServerRefusal && error.code === 'bad-token' ? 'out' : 'off'),
    );
  useEffect(look, []);
  useTitle(say('admin.title'));
  if (standing === 'asking') return null;
  if (standing === 'off') return <Notice title={say('admin.off')} hint={say('admin.off.hint')} />;
  return (
    <>
      <Header />
      <main className={styles.admin}>
        <h1>{say('admin.title')}</h1>
        {standing === 'out' ? (
          <TokenForm onIn={look} />
        ) : (
          <>
            <LoadFigures />
            <RestartForm />
            <EveningList />
            <PeopleList />
            <BanList />
            <Button onClick={() => void keeping.leave().finally(look)}>{say('admin.leave')}</Button>
          </>
        )}
      </main>
      <Footer />
    </>
  );
}
