import { type CitadelsView, cardOf, type TurnView } from '@regalia/games/citadels';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { word, wordIfAny } from '../words.ts';

/** What can be done by tapping the table itself. */
export function hintsOf(view: CitadelsView, turn: TurnView, speech: TableSpeech): string[] {
  const ability = turn.ability ? undefined : wordIfAny(speech, `hint.of.${cardOf(turn.character).id}`);
  const canBuild = turn.built < turn.mostBuilt;
  const built = word(speech, 'hint.built', { n: turn.built, most: turn.mostBuilt });
  const wagons = view.seats.some((own, seat) => seat !== turn.seat && own.wagons.some(({ used }) => !used));
  return [
    ...(ability === undefined ? [] : [ability]),
    canBuild ? `${word(speech, 'hint.build')} (${built})` : built,
    ...(wagons ? [word(speech, 'hint.wagon')] : []),
  ];
}
