import type { TurnView } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import { Menu } from '../../../kit/choice/Menu.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word, wordIfAny } from '../words.ts';
import { useTargets } from './aim.ts';
import { menuItems } from './menuItems.tsx';
import styles from './TurnMenu.module.css';

/** More buttons than these stand in rows of three. */
const LARGE = 4;

/** What I can do in my turn, in any order: buttons, and what the next tap is meant for once something is aimed. */
export function TurnMenu({ turn }: { readonly turn: TurnView }): ReactNode {
  const { view } = useBoard();
  const table = useTable();
  const targets = useTargets();
  const { speech } = table;
  const { use } = targets.aim;
  const items = menuItems({ ...view, turn }, table, targets);
  return (
    <section className={styles.turn} aria-label={word(speech, 'menu')}>
      {targets.next && (
        <p className={styles.hint} data-place="hints">
          {wordIfAny(speech, `hint.aim.${use?.action}.${targets.next}`)}
        </p>
      )}
      <Menu of="action" items={items} className={styles.menu} dense={items.length > LARGE} />
    </section>
  );
}
