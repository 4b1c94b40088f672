import { type ReactNode, useId, useState } from 'react';
import { paths as shield } from '~icons/game-icons/checked-shield';
import { choiceFor } from '../../tableModel/standingOrders.ts';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { Standing } from '../gameUi.ts';
import { useTable } from '../tableContext.ts';
import styles from './StandingMenu.module.css';

interface StandingMenuProps {
  readonly standing: Standing;
  readonly title: string;
  readonly hint: string;
  /** What an order or a choice is called, by its id. */
  readonly nameOf: (id: string) => string;
  /** What a choice means, where its name does not say it. */
  readonly hintOf?: (choice: string) => string | undefined;
  /** Shows on the button what holds, where there is room; the shield alone if left out. */
  readonly isShown?: boolean;
}

/** What I do unless I am asked: a button, and the orders of the game that can be given. */
export function StandingMenu({ standing, title, hint, nameOf, hintOf, isShown = false }: StandingMenuProps): ReactNode {
  const { game } = useTable();
  const [open, setOpen] = useState(false);
  const group = useId();
  const orders = game.timing.standingOrders;
  const given = orders.map((order) => choiceFor(order, standing.given));
  return (
    <>
      <button
        type="button"
        className={cx(styles.button, !isShown && styles.round)}
        title={title}
        onClick={() => setOpen(true)}
      >
        <Icon paths={shield} className={styles.icon} />
        <span className="visually-hidden">{isShown ? `${title}: ` : title}</span>
        {isShown && <span className={styles.label}>{given.map(nameOf).join(', ')}</span>}
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p className={styles.hint}>{hint}</p>
          {orders.map(({ id, choices }, at) => (
            <fieldset key={id} className={cx(styles.question, orders.length === 1 && styles.only)}>
              {orders.length > 1 && <legend>{nameOf(id)}</legend>}
              {choices.map((choice) => (
                <label key={choice} className={styles.order}>
                  <input
                    type="radio"
                    name={`${group} ${id}`}
                    checked={given[at] === choice}
                    onChange={() => standing.give(id, choice)}
                  />
                  <span>
                    {hintOf ? <b>{nameOf(choice)}</b> : nameOf(choice)}
                    {hintOf && <small>{hintOf(choice)}</small>}
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
        </Dialog>
      )}
    </>
  );
}
