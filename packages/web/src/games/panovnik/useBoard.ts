import type { PanovnikView } from '@regalia/games/panovnik';
import { useBoardOf } from '../../kit/layout/boardContext.ts';

export const useBoard = useBoardOf<PanovnikView>;
