import type { CitadelsView } from '@regalia/games/citadels';
import type { Decision } from '@regalia/kernel';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { word, wordIfAny } from '../words.ts';

/** What can be done by tapping the table itself, said beside the question. */
export function remark({ of }: Decision, view: CitadelsView, speech: TableSpeech): string | undefined {
  const { turn, seats } = view;
  if (of !== 'action' || turn === null) return undefined;
  const abilities = turn.uses.flatMap(({ action, used }) =>
    used ? [] : (wordIfAny(speech, `hint.of.${action}`) ?? []),
  );
  const canBuild = turn.income && turn.built < turn.mostBuilt;
  const wagons = seats.some((own, seat) => seat !== turn.seat && own.wagons.some(({ used }) => !used));
  const hints = [
    ...abilities,
    ...(canBuild ? [word(speech, 'hint.build')] : []),
    ...(wagons ? [word(speech, 'hint.wagon')] : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' · ');
}
