import type { RankView } from '@regalia/games/citadels';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';

interface RankWords {
  readonly isMine: boolean;
  /** Nobody has it. */
  readonly isOut: boolean;
  /** In two or three words. */
  readonly shown: string;
  /** All of it, for those who do not see it. */
  readonly says: string;
}

/** How a character stands in this round, in words. */
export function useRankState(rank: RankView): RankWords {
  const { view, me } = useBoard();
  const { speech, cardFace } = useTable();
  const { card, state, seat } = rank;
  const isMine = view.seats[me]?.characters.cards?.includes(card) ?? false;
  const isOut = state === 'unanswered' || state === 'face-up';
  const marks = [
    rank.murdered && speech.text('rank.murdered'),
    rank.robbed && speech.text('rank.robbed'),
    isMine && word(speech, 'rank.mine'),
    seat !== null && seat !== speech.reader && word(speech, 'rank.held', { name: speech.nameOf(seat) }),
  ].filter(Boolean);
  const shown = (): string => {
    if (rank.murdered) return word(speech, 'rank.short.murdered');
    if (rank.robbed && seat === null) return word(speech, 'rank.short.robbed');
    if (seat !== null) return seat === me ? word(speech, 'rank.short.mine') : speech.nameOf(seat);
    return word(speech, isMine ? 'rank.short.mine' : `rank.short.${state}`);
  };
  return {
    isMine,
    isOut,
    shown: shown(),
    says: word(speech, 'rank.says', {
      rank: rank.rank,
      name: cardFace(card).name,
      state: [speech.text(`rank.${state}`), ...marks].join(', '),
    }),
  };
}
