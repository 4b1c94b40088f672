import type { Game } from '@regalia/kernel';
import { type ReactNode, Suspense } from 'react';
import { setupOf } from '../games/gameSetup.ts';
import type { TableSpeech } from '../kit/text/speech.ts';
import styles from './Gathering.module.css';

interface TableOptionsProps {
  readonly game: Game;
  /** As they were asked for; what is left out is by the book. */
  readonly options: unknown;
  readonly memoryAid: boolean;
  /** Whether somebody may still join; who waits for the first question need not load more. */
  readonly isOpen: boolean;
  readonly speech: TableSpeech;
}

/** What one joins: the options of a table, before anybody sits down. */
export function TableOptions({ game, options, memoryAid, isOpen, speech }: TableOptionsProps): ReactNode {
  const asked = new Map(Object.entries(options ?? {}));
  const setup = setupOf(game.id);
  const named = Object.fromEntries([...asked].filter(([, value]) => typeof value === 'string'));
  return (
    <>
      <ul className={styles.what}>
        {game.options.map(({ key, standard }) => {
          const value = String(asked.get(key) ?? standard);
          return (
            <li key={key}>
              {speech.text(`option.${key}`)}: <b>{speech.text(`option.${key}.${value}`) ?? value}</b>
            </li>
          );
        })}
        <li>
          {speech.t('gathering.memory')}: <b>{speech.t(memoryAid ? 'gathering.memory.on' : 'gathering.memory.off')}</b>
        </li>
      </ul>
      {isOpen && setup && (
        <Suspense>
          <setup.Shown game={game} options={named} />
        </Suspense>
      )}
    </>
  );
}
