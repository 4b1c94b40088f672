import type { SeatWish } from '@regalia/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/text.ts';
import { sendName } from '../../settings/ownName.ts';
import { api } from '../../tables/remote/api/api.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { type Answered, useServer } from '../../tables/remote/polling/useServer.ts';
import { PACES } from '../paces.ts';

/** A table to invite people to. */
interface InvitationPlan {
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatWish[];
  /** Index in `PACES`. */
  readonly pace: number;
  readonly listed: boolean;
}

export interface Invitation {
  readonly server: Answered<unknown>['state'];
  /** Why the last attempt failed. */
  readonly trouble: string | null;
  /** Creates the table on the server and goes there; its link is the invitation. */
  readonly invite: (plan: InvitationPlan) => Promise<void>;
}

export function useInvitation(game: string): Invitation {
  const { t } = useText();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const server = useServer(() => api.me());
  const invite = async ({ options, seats, pace, listed }: InvitationPlan): Promise<void> => {
    try {
      await sendName();
      const { id } = await api.create({ game, options, seats: [...seats], pace: PACES[pace], listed });
      go(`/t/${id}`);
    } catch (error) {
      setTrouble(errorText(t, error as Error));
    }
  };
  return { server: server.state, trouble, invite };
}
