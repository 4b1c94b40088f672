import type { GameId } from '@regalia/games/list';
import type { Dictionary, Game } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { setupOf } from '../../games/gameSetup.ts';
import { useText } from '../../i18n/text.ts';
import { startTable } from '../../tables/local/startTable.ts';
import { Button } from '../../ui/Button.tsx';
import { BotChoice } from '../BotChoice.tsx';
import { GameOptions } from './GameOptions.tsx';
import styles from './GamePage.module.css';
import { HotSeatForm } from './HotSeatForm.tsx';
import { InviteForm } from './InviteForm.tsx';
import { SeatCount } from './SeatCount.tsx';
import type { Invitation } from './useInvitation.ts';
import type { ChosenSetup } from './useSetup.ts';

interface MoreOptionsProps {
  readonly id: GameId;
  readonly game: Game;
  readonly dictionary: Dictionary;
  readonly setup: ChosenSetup;
  readonly invitation: Invitation;
}

/** The whole setup of a game and every way to play it. */
export function MoreOptions(props: MoreOptionsProps): ReactNode {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('way.more')}</summary>
      {open && <Choices {...props} />}
    </details>
  );
}

function Choices({ id, game, dictionary, setup, invitation }: MoreOptionsProps): ReactNode {
  const { t } = useText();
  const [, go] = useLocation();
  const { seats, bots, options, change, fits } = setup;
  const own = setupOf(id);
  return (
    <div className={styles.choices}>
      <SeatCount game={game} count={seats} onChange={(count) => change({ seats: count })} />
      {own && <own.Setup game={game} options={options} onChange={(next) => change({ options: next })} />}
      <GameOptions
        seats={seats}
        game={game}
        without={own?.keys ?? []}
        dictionary={dictionary}
        options={options}
        onChange={(next) => change({ options: next })}
      />
      {!fits && <p className={styles.trouble}>{t('options.unfit')}</p>}
      <section className={styles.way}>
        <h2>{t(seats === 1 ? 'way.alone' : 'way.bot')}</h2>
        {seats > 1 && (
          <div className={seats > 2 ? styles.sitters : styles.row}>
            {bots.slice(0, seats - 1).map((bot, i) => (
              <BotChoice
                key={i}
                label={seats > 2 ? `${t('way.bot.level')} ${i + 1}` : t('way.bot.level')}
                level={bot}
                onChange={(level) => change({ bots: bots.with(i, level) })}
              />
            ))}
          </div>
        )}
        <div className={styles.row}>
          <Button
            glyph="play"
            disabled={!fits}
            onClick={() => void startTable(id, { bots, options, seats }).then((href) => go(href))}
          >
            {t('way.bot.start')}
          </Button>
        </div>
      </section>
      {seats > 1 && (
        <>
          <section className={styles.way}>
            <h2>{t('way.friend')}</h2>
            <InviteForm key={seats} setup={setup} invitation={invitation} />
          </section>
          <section className={styles.way}>
            <h2>{t('way.screen')}</h2>
            <HotSeatForm key={seats} game={game} options={options} seats={seats} disabled={!fits} />
          </section>
        </>
      )}
    </div>
  );
}
