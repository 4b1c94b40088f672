import type { OptionId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { keyOfOption } from '../../tableModel/optionKeys.ts';
import { cx } from '../../ui/cx.ts';
import { useChoice } from './choice.ts';
import styles from './Menu.module.css';
import type { Aim } from './useChoosable.ts';

export interface MenuItem {
  readonly id: OptionId;
  readonly title: string;
  /** A sign before the title. */
  readonly sign?: ReactNode;
  /** What it would bring or take, in signs or a few words: "+2 coins". */
  readonly brings?: ReactNode;
  /** The same in words, for those who do not see signs. */
  readonly bringsText?: string | undefined;
  /** Why it cannot be chosen now; it then stays where it is, so that nothing moves. */
  readonly whyNot?: string | undefined;
  /** Instead of an answer: the next tap on the table is meant for this, until it is put away. `id` then only names it. */
  readonly aim?: Aim | undefined;
}

interface MenuProps {
  /** As in `Decision.of`. */
  readonly of: string;
  readonly items: readonly MenuItem[];
  /** A tap sends at once: for actions, whose button says what it does. Otherwise a tap marks, as everywhere. */
  readonly direct?: boolean;
  /** Many, so that each is as small as a finger allows. */
  readonly dense?: boolean;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Choices in words as large buttons, each with what it would bring. */
export function Menu({ of, items, direct = false, dense = false, label, className }: MenuProps): ReactNode {
  const { decision, picked, tap, send, explain } = useChoice();
  const isAsked = decision?.of === of;
  return (
    <ul
      className={cx(styles.menu, className)}
      aria-label={label}
      data-place="menu"
      data-dense={dense || undefined}
      data-arrows
    >
      {items.map(({ id, title, sign, brings, bringsText, whyNot, aim }) => {
        const isOffered = isAsked && (aim?.isOffered ?? decision.options.includes(id));
        const isMarked = isAsked && (aim?.isOn ?? picked.includes(id));
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={(direct && !aim) || !isOffered ? undefined : isMarked}
              aria-disabled={!isOffered || undefined}
              aria-label={[title, bringsText, isOffered ? undefined : whyNot].filter(Boolean).join(', ')}
              title={isOffered ? undefined : whyNot}
              data-choosable={aim ? undefined : `${of} ${id}`}
              data-key={isOffered && !aim ? keyOfOption(decision, id) : undefined}
              data-offered={(isOffered && !isMarked) || undefined}
              onClick={() => {
                if (!isOffered) {
                  if (isAsked && !aim) explain(id, null);
                } else if (aim) aim.toggle();
                else if (direct) send([id]);
                else tap(id);
              }}
            >
              {sign && <span className={styles.sign}>{sign}</span>}
              <span className={styles.title}>{title}</span>
              {brings && <span className={styles.brings}>{brings}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
