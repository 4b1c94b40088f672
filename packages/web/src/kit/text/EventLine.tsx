import type { Game, GameEvent } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Sentence } from './Sentence.tsx';
import type { TableSpeech } from './speech.ts';

interface EventLineProps {
  readonly game: Game;
  readonly event: GameEvent;
  readonly speech: TableSpeech;
}

/** What happened, in a sentence; nothing where the game has no word for it. */
export function EventLine({ game, event, speech }: EventLineProps): ReactNode {
  const message = game.texts.ofEvent(event);
  if (message === undefined) return null;
  return (
    <p>
      <Sentence parts={speech.say(message)} />
    </p>
  );
}
