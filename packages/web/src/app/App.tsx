import type { Locale } from '@regalia/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { changeLocale } from '../games/gameTexts.ts';
import { loadShellTexts } from '../i18n/loadShellTexts.ts';
import { type Speech, SpeechContext } from '../i18n/text.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { useServerStatus } from '../tables/remote/api/serverStatus.ts';
import { Shape } from '../ui/icons/Shape.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFocus } from './PageFocus.tsx';

const loadHomePage = () => import('../pages/home/HomePage.tsx');
const loadGamePage = () => import('../pages/game/GamePage.tsx');
const loadLocalTablePage = () => import('../pages/table/LocalTablePage.tsx');
const loadRemoteTablePage = () => import('../pages/table/RemoteTablePage.tsx');

const HomePage = lazy(async () => ({ default: (await loadHomePage()).HomePage }));
const GamePage = lazy(async () => ({ default: (await loadGamePage()).GamePage }));
const LocalTablePage = lazy(async () => ({ default: (await loadLocalTablePage()).LocalTablePage }));
const RemoteTablePage = lazy(async () => ({ default: (await loadRemoteTablePage()).RemoteTablePage }));
const CreditsPage = lazy(async () => ({ default: (await import('../pages/CreditsPage.tsx')).CreditsPage }));
const AdminPage = lazy(async () => ({ default: (await import('../pages/admin/AdminPage.tsx')).AdminPage }));
const RecoverPage = lazy(async () => ({ default: (await import('../pages/RecoverPage.tsx')).RecoverPage }));
const ClubPage = lazy(async () => ({ default: (await import('../pages/ClubPage.tsx')).ClubPage }));
const RestartNote = lazy(async () => ({ default: (await import('../pages/RestartNote.tsx')).RestartNote }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }));

/** Pages that need the server. */
const ASKS_CLUB = /^\/($|t\/|game\/|admin$|recover$)/;

/** Loads the page of an address along with the texts, which it would otherwise wait for. A failure shows when it is drawn. */
export function preloadPage(path: string): void {
  const [, folder] = path.split('/');
  const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
    '': loadHomePage,
    game: loadGamePage,
    local: loadLocalTablePage,
    t: loadRemoteTablePage,
  };
  loaders[folder ?? '']?.().catch(() => undefined);
}

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
            <Route path="/recover">
              <RecoverPage />
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
    Promise.all([loadShellTexts[locale](), changeLocale(locale)]).then(
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
