import type { TurnView } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import { ONE_ROW } from '../../../kit/cards/Hand.tsx';
import { Menu } from '../../../kit/choice/Menu.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { FORTUNE_TELLER, HUMAN_CANNONBALL, LABORATORY, type Targets, useTargets } from './aim.ts';
import { hintsOf } from './hints.ts';
import { IN_ONE_ROW, menuItems } from './menuItems.tsx';
import styles from './TurnMenu.module.css';

/** What I can do in my turn, in any order: buttons, and what can be tapped on the table. */
export function TurnMenu({ turn }: { readonly turn: TurnView }): ReactNode {
  const { view } = useBoard();
  const table = useTable();
  const { speech } = table;
  const targets = useTargets();
  const aimed = aimHint(targets);
  const isMany = (view.seats[turn.seat]?.hand.count ?? 0) > ONE_ROW;
  const items = menuItems(view, turn, table, targets);
  const hints = aimed === null ? hintsOf(view, turn, speech) : [word(speech, aimed)];
  return (
    <section className={styles.turn} aria-label={word(speech, 'menu')} data-hand={isMany ? 'many' : undefined}>
      <Menu of="action" direct items={items} className={styles.menu} dense={items.length > IN_ONE_ROW} />
      <p className={styles.hints} data-aimed={aimed !== null || undefined} data-place="hints">
        {hints.join(' · ')}
      </p>
    </section>
  );
}

/** What the next tap is meant for, once a card that needs a target was tapped. */
function aimHint({ aim }: Targets) {
  switch (aim.card) {
    case LABORATORY:
      return 'hint.laboratory' as const;
    case FORTUNE_TELLER:
      return 'hint.fortune_teller' as const;
    case HUMAN_CANNONBALL:
      return aim.building === null ? ('hint.human_cannonball' as const) : ('hint.human_cannonball.old' as const);
    default:
      return null;
  }
}
