import { type Game, LOCALES } from '@regalia/kernel';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Footer } from '../app/Footer.tsx';
import { Header } from '../app/Header.tsx';
import { useTitle } from '../app/useTitle.ts';
import { BoxArt } from '../art/BoxArt.tsx';
import { GAME_IDS, type GameId, isPlayable, loadGame } from '../games/catalog.ts';
import { setupOf } from '../games/gameSetup.ts';
import { useText } from '../i18n/text.ts';
import { startLesson } from '../lesson/startLesson.ts';
import { ownName } from '../settings/ownName.ts';
import { playNow } from '../tables/local/playNow.ts';
import { Button } from '../ui/Button.tsx';
import { BotChoice } from './BotChoice.tsx';
import { GameOptions } from './GameOptions.tsx';
import styles from './GamePage.module.css';
import { HotSeatForm } from './HotSeatForm.tsx';
import { InviteButton } from './InviteButton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RulesButton } from './RulesButton.tsx';
import { SeatCount } from './SeatCount.tsx';

export function GamePage({ id }: { readonly id: string }): ReactNode {
  const { t } = useText();
  const known = GAME_IDS.find((one) => one === id);
  useTitle(known && t(`game.${known}`));
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (isPlayable(id)) void loadGame(id).then(setGame);
  }, [id]);
  if (known === undefined || !isPlayable(id)) return <NotFoundPage />;
  return (
    <>
      <Header />
      <main className={styles.page}>{game && <Ways id={known} game={game} />}</main>
      <Footer />
    </>
  );
}

/** One game and the ways to play it, the quickest first. */
function Ways({ id, game }: { readonly id: GameId; readonly game: Game }): ReactNode {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const [bot, setBot] = useState(game.usualBot);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [seats, setSeats] = useState(game.seats.usual);
  const setup = setupOf(id);
  const fits = isPossible(game, options, seats);
  const dictionary = game.texts.dictionary(LOCALES.find((one) => one === locale) ?? 'en');
  return (
    <>
      <div className={styles.picture}>
        <BoxArt game={id} />
      </div>
      <div className={styles.about}>
        <h1>{dictionary['game.name']}</h1>
        <p className={styles.tagline}>{dictionary['game.tagline']}</p>
        <SeatCount game={game} count={seats} onChange={setSeats} />
        <section className={styles.way}>
          <h2>{t('way.bot')}</h2>
          <div className={styles.row}>
            <BotChoice label={t('way.bot.level')} game={game} level={bot} onChange={setBot} />
            <Button
              look="main"
              glyph="play"
              disabled={!fits}
              onClick={() => void playNow(id, bot, options, seats).then((href) => go(href))}
            >
              {t('play-now')}
            </Button>
            <Button glyph="learn" onClick={() => void startLesson(id, ownName()).then((href) => go(href))}>
              {t('way.learn')}
            </Button>
          </div>
        </section>
        <section className={styles.way}>
          <h2>{t('way.friend')}</h2>
          <InviteButton key={seats} game={game} options={options} seats={seats} disabled={!fits} />
        </section>
        <section className={styles.way}>
          <h2>{t('way.screen')}</h2>
          <HotSeatForm key={seats} game={game} options={options} seats={seats} disabled={!fits} />
        </section>
        {!fits && (
          <p className={styles.trouble} role="status">
            {t('options.unfit')}
          </p>
        )}
        {setup && (
          <Suspense>
            <setup.Setup game={game} options={options} onChange={setOptions} />
          </Suspense>
        )}
        <GameOptions
          game={game}
          without={setup?.keys ?? []}
          dictionary={dictionary}
          options={options}
          onChange={setOptions}
        />
        <RulesButton game={id} />
      </div>
    </>
  );
}

/** Whether a table could be laid with these options. */
function isPossible(game: Game, options: unknown, seats: number): boolean {
  try {
    game.parseOptions(options, seats);
    return true;
  } catch {
    return false;
  }
}
