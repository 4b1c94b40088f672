import type { CitadelsView } from '@regalia/games/citadels';
import { useBoardOf } from '../../kit/layout/boardContext.ts';

export const useBoard = useBoardOf<CitadelsView>;
