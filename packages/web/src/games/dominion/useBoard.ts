import type { DominionView } from '@regalia/games/dominion';
import { useBoardOf } from '../../kit/layout/boardContext.ts';

export const useBoard = useBoardOf<DominionView>;
