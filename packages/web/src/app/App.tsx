import type { Locale } from '@regalia/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { speak } from '../games/lateWords.ts';
import { loadShellTexts } from '../i18n/loadShellTexts.ts';
import { type Speech, SpeechContext } from '../i18n/text.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { useServerStatus } from '../tables/remote/serverStatus.ts';
import { Shape } from '../ui/Shape.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFocus } from './PageFocus.tsx';

const HomePage = lazy(async () => ({ default: (await import('../pages/home/HomePage.tsx')).HomePage }));
const GamePage = lazy(async () => ({ default: (await import('../pages/game/GamePage.tsx')).GamePage }));
const LocalTablePage = lazy(async () => ({
  default: (await import('../pages/table/LocalTablePage.tsx')).LocalTablePage,
}));
const RemoteTablePage = lazy(async () => ({
  default: (await import('../pages/table/RemoteTablePage.tsx')).RemoteTablePage,
}));
const CreditsPage = lazy(async () => ({ default: (await import('../pages/CreditsPage.tsx')).CreditsPage }));
const AdminPage = lazy(async () => ({ default: (await import('../pages/admin/AdminPage.tsx')).AdminPage }));
const ClubPage = lazy(async () => ({ default: (await import('../pages/ClubPage.tsx')).ClubPage }));
const RestartNote = lazy(async () => ({ default: (await import('../pages/RestartNote.tsx')).RestartNote }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }));

/** Pages that need the server. */
const ASKS_CLUB = /^\/($|t\/|game\/|admin$)/;

export function App(): ReactNode {
  const locale = useSettings((settings) => settings.locale);
  const speech = useSpeech(locale);
  const needsPassword = useServerStatus((server) => server.needsPassword && !server.isSkipped);
  const isRestarting = useServerStatus(({ restartAt }) => restartAt !== null);
  if (speech === 'failed') return <LoadFailed locale={locale} />;
  if (speech === null) return null;
  return (
    <SpeechContext value={speech}>
      <PageFocus />
      <PageBoundary>
        <Suspense fallback={<Shape of="page" label={speech.texts.loading} />}>
          {isRestarting && <RestartNote />}
          <Switch>
            {needsPassword && <Route path={ASKS_CLUB}>{() => <ClubPage />}</Route>}
            <Route path="/">
              <HomePage />
            </Route>
            <Route path="/admin">
              <AdminPage />
            </Route>
            <Route path="/game/:game">{({ game }) => <GamePage key={game} id={game} />}</Route>
            <Route path="/local/:id/*?">
              {({ id }) => (
                <Suspense fallback={<Shape of="table" label={speech.texts.loading} />}>
                  <LocalTablePage key={id} id={id} />
                </Suspense>
              )}
            </Route>
            <Route path="/t/:id/*?">
              {({ id }) => (
                <Suspense fallback={<Shape of="table" label={speech.texts.loading} />}>
                  <RemoteTablePage key={id} id={id} />
                </Suspense>
              )}
            </Route>
            <Route path="/credits">
              <CreditsPage />
            </Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
      </PageBoundary>
    </SpeechContext>
  );
}

/** The texts of the chosen language. The page keeps the previous ones while a new language loads. */
function useSpeech(locale: Locale): Speech | 'failed' | null {
  const [speech, setSpeech] = useState<Speech | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([loadShellTexts[locale](), speak(locale)]).then(
      ([texts]) => {
        if (current) setSpeech({ locale, texts });
      },
      () => setSpeech((before) => before ?? 'failed'),
    );
    return () => {
      current = false;
    };
  }, [locale]);
  return speech;
}
