import { type GameId, shelfFacts } from '@regalia/games/list';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';

/** How many can play and for how long, e.g. "2–7 players · 30–60 min". */
export function GameFacts({
  id,
  className,
}: {
  readonly id: GameId;
  readonly className?: string | undefined;
}): ReactNode {
  const { t } = useText();
  const { seats, minutes } = shelfFacts(id);
  return (
    <p className={className}>
      <span>{t('game.seats', { seats: rangeText(seats), n: seats[1] })}</span> ·{' '}
      <span>{t('game.minutes', { minutes: rangeText(minutes) })}</span>
    </p>
  );
}

function rangeText([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}–${to}`;
}
