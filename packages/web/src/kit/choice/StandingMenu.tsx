import { type ReactNode, useId, useState } from 'react';
import { paths as shield } from '~icons/game-icons/checked-shield';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './StandingMenu.module.css';

interface StandingMenuProps {
  readonly title: string;
  readonly hint: string;
  /** The order that holds, shown on the button where there is room; the shield alone if left out. */
  readonly current?: string | undefined;
  readonly questions: readonly StandingQuestion[];
}

export interface StandingQuestion {
  readonly id: string;
  /** Left out where there is only one. */
  readonly name?: string | undefined;
  readonly orders: readonly StandingOrder[];
  readonly onGive: (order: string) => void;
}

export interface StandingOrder {
  readonly id: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly isGiven: boolean;
}

/** What I do unless I am asked: a button, and the orders that can be given. */
export function StandingMenu({ title, hint, current, questions }: StandingMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const group = useId();
  return (
    <>
      <button
        type="button"
        className={cx(styles.button, current === undefined && styles.round)}
        title={title}
        onClick={() => setOpen(true)}
      >
        <Icon paths={shield} className={styles.icon} />
        <span className="visually-hidden">{current === undefined ? title : `${title}: `}</span>
        {current !== undefined && <span className={styles.label}>{current}</span>}
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p className={styles.hint}>{hint}</p>
          {questions.map(({ id, name, orders, onGive }) => (
            <fieldset key={id} className={cx(styles.question, name === undefined && styles.only)}>
              {name !== undefined && <legend>{name}</legend>}
              {orders.map((order) => (
                <label key={order.id} className={styles.order}>
                  <input
                    type="radio"
                    name={`${group} ${id}`}
                    checked={order.isGiven}
                    onChange={() => onGive(order.id)}
                  />
                  <span>
                    {order.hint === undefined ? order.name : <b>{order.name}</b>}
                    {order.hint !== undefined && <small>{order.hint}</small>}
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
