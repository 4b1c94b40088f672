import type { Game, OptionSpec } from '@regalia/kernel';
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
        {game.options.map((spec) => (
          <OptionLine key={spec.key} spec={spec} asked={asked.get(spec.key)} speech={speech} />
        ))}
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

interface OptionLineProps {
  readonly spec: OptionSpec;
  readonly asked: unknown;
  readonly speech: TableSpeech;
}

/** A free text is only said to be there or not, and not at all where the game has no words for that. */
function OptionLine({ spec: { key, standard, text }, asked, speech }: OptionLineProps): ReactNode {
  const value = String(asked ?? standard);
  const isFreeText = text !== undefined;
  const word = speech.text(`option.${key}.${isFreeText ? (value === standard ? 'none' : 'own') : value}`);
  if (isFreeText && word === undefined) return null;
  return (
    <li>
      {speech.text(`option.${key}`)}: <b>{word ?? value}</b>
    </li>
  );
}
