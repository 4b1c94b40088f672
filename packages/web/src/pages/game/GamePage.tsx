import { type Game, LOCALES } from '@regalia/kernel';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Footer } from '../../app/Footer.tsx';
import { Header } from '../../app/Header.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { BoxArt } from '../../art/BoxArt.tsx';
import { GAME_IDS, type GameId, isPlayable } from '../../games/catalog.ts';
import { loadGame } from '../../games/loadGame.ts';
import { useText } from '../../i18n/text.ts';
import { fail } from '../../ui/fail.ts';
import { Shape } from '../../ui/icons/Shape.tsx';
import { GameFacts } from '../GameFacts.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import styles from './GamePage.module.css';
import { Lead } from './Lead.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { useInvitation } from './useInvitation.ts';
import { useSetup } from './useSetup.ts';

export function GamePage({ id }: { readonly id: string }): ReactNode {
  const { t } = useText();
  const known = GAME_IDS.find((one) => one === id);
  useTitle(known && t(`game.${known}`));
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (isPlayable(id)) loadGame(id).then(setGame, (error: unknown) => setGame(() => fail(error)));
  }, [id]);
  if (known === undefined || !isPlayable(id)) return <NotFoundPage />;
  return (
    <>
      <Header />
      <Suspense fallback={<Shape of="page" label={t('loading')} />}>
        {game === null ? (
          <Shape of="page" label={t('loading')} />
        ) : (
          <main className={styles.page}>
            <About id={known} game={game} />
          </main>
        )}
      </Suspense>
      <Footer />
    </>
  );
}

/** What the game is, and the ways to play it, quickest first. */
function About({ id, game }: { readonly id: GameId; readonly game: Game }): ReactNode {
  const { locale } = useText();
  const setup = useSetup(game);
  const invitation = useInvitation(id);
  const dictionary = game.texts.dictionary(LOCALES.find((one) => one === locale) ?? 'en');
  return (
    <>
      <div className={styles.picture}>
        <BoxArt game={id} />
      </div>
      <div className={styles.about}>
        <h1>{dictionary['game.name']}</h1>
        <p className={styles.tagline}>{dictionary['game.tagline']}</p>
        <GameFacts id={id} className={styles.facts} />
        <Lead id={id} setup={setup} invitation={invitation} />
        {dictionary['game.note'] && <p className={styles.note}>{dictionary['game.note']}</p>}
        <MoreOptions id={id} game={game} dictionary={dictionary} setup={setup} invitation={invitation} />
      </div>
    </>
  );
}
