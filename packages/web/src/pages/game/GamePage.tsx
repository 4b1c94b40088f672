import { botNames } from '@regalia/bots';
import { type Game, LOCALES } from '@regalia/kernel';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Footer } from '../../app/Footer.tsx';
import { Header } from '../../app/Header.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { BoxArt } from '../../art/BoxArt.tsx';
import { GAME_IDS, type GameId, hasLesson, isPlayable } from '../../games/catalog.ts';
import { setupOf } from '../../games/gameSetup.ts';
import { loadGame } from '../../games/loadGame.ts';
import { useText } from '../../i18n/text.ts';
import { startGuidedTable, startTable } from '../../tables/local/startTable.ts';
import { Button } from '../../ui/Button.tsx';
import { fail } from '../../ui/fail.ts';
import { Shape } from '../../ui/Shape.tsx';
import { BotChoice } from '../BotChoice.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { RulesButton } from '../RulesButton.tsx';
import { GameOptions } from './GameOptions.tsx';
import styles from './GamePage.module.css';
import { HotSeatForm } from './HotSeatForm.tsx';
import { InviteForm } from './InviteForm.tsx';
import { isPossible, type Setup, useSetups, validSetup } from './lastSetup.ts';
import { SeatCount } from './SeatCount.tsx';

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
            <Ways id={known} game={game} />
          </main>
        )}
      </Suspense>
      <Footer />
    </>
  );
}

/** The setup of one game, as chosen last time, and the ways to play it, quickest first. */
function Ways({ id, game }: { readonly id: GameId; readonly game: Game }): ReactNode {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const stored = useSetups(({ setups }) => setups[id]);
  const store = useSetups((setups) => setups.store);
  const chosen = validSetup(game, stored, botNames(game));
  // Invalid options stay in local state until they are corrected.
  const [options, setOptions] = useState(chosen.options);
  const { seats, bots } = chosen;
  const change = (part: Partial<Setup>): void => {
    if (part.options) setOptions(part.options);
    store(id, { ...chosen, options, ...part });
  };
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
        <SeatCount game={game} count={seats} onChange={(count) => change({ seats: count })} />
        {setup && <setup.Setup game={game} options={options} onChange={(next) => change({ options: next })} />}
        <GameOptions
          seats={seats}
          game={game}
          without={setup?.keys ?? []}
          dictionary={dictionary}
          options={options}
          onChange={(next) => change({ options: next })}
        />
        {!fits && (
          <p className={styles.trouble} role="status">
            {t('options.unfit')}
          </p>
        )}
        <section className={styles.way}>
          <h2>{t(seats === 1 ? 'way.alone' : 'way.bot')}</h2>
          {seats > 1 && (
            <div className={seats > 2 ? styles.sitters : styles.row}>
              {bots.slice(0, seats - 1).map((bot, i) => (
                <BotChoice
                  key={i}
                  label={seats > 2 ? `${t('way.bot.level')} ${i + 1}` : t('way.bot.level')}
                  game={game}
                  level={bot}
                  onChange={(level) => change({ bots: bots.with(i, level) })}
                />
              ))}
            </div>
          )}
          <div className={styles.row}>
            <Button
              variant="main"
              glyph="play"
              disabled={!fits}
              onClick={() => void startTable(id, { bots, options, seats }).then((href) => go(href))}
            >
              {t('play-now')}
            </Button>
            {hasLesson(id) && (
              <Button glyph="learn" onClick={() => void startGuidedTable(id).then((href) => go(href))}>
                {t('way.learn')}
              </Button>
            )}
            <RulesButton game={id} />
          </div>
        </section>
        {seats > 1 && (
          <>
            <section className={styles.way}>
              <h2>{t('way.friend')}</h2>
              <InviteForm
                key={seats}
                game={game}
                options={options}
                seats={seats}
                pace={chosen.pace}
                onPace={(pace) => change({ pace })}
                disabled={!fits}
              />
            </section>
            <section className={styles.way}>
              <h2>{t('way.screen')}</h2>
              <HotSeatForm key={seats} game={game} options={options} seats={seats} disabled={!fits} />
            </section>
          </>
        )}
      </div>
    </>
  );
}
