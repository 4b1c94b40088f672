import type { Game } from '@regalia/kernel';
import { type ReactNode, Suspense } from 'react';
import { setupOf } from '../../games/gameSetup.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import styles from './Gathering.module.css';

interface TableOptionsProps {
  readonly game: Game;
  /** As requested; missing ones have the default. */
  readonly options: unknown;
  readonly memoryAid: boolean;
  /** Whether a seat is free; otherwise the details are not loaded. */
  readonly isOpen: boolean;
  readonly speech: TableSpeech;
}

/** The options of a table, shown before one joins. */
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
