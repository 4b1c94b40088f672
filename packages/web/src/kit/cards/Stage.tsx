import { type Card, limitOf, paramId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useChoice } from '../choice/choice.ts';
import { Menu, type MenuItem } from '../choice/Menu.tsx';
import { useTable } from '../tableContext.ts';
import { CardOnTable } from './CardOnTable.tsx';
import { copiesOf } from './copies.ts';
import styles from './Stage.module.css';

/** More than these take two rows on a phone. */
const ONE_ROW = 4;

interface StageProps {
  readonly title: string;
  /** How much of a card to choose is drawn. */
  readonly as?: 'face' | 'tile';
  /** What a choice that is not a card shows besides its words. */
  readonly item?: (option: number) => Partial<MenuItem>;
  /** Said below an order. */
  readonly hint?: string | undefined;
  /** The cards that ask; by default the one that the question names. */
  readonly sources?: readonly Card[];
  /** Instead of what there is to choose. */
  readonly children?: ReactNode;
}

/** What is chosen neither from a hand nor from a place of the table lies here, beside the card that asks. */
export function Stage({ title, as = 'tile', item, hint, sources, children }: StageProps): ReactNode {
  const { decision } = useChoice();
  const { game, speech } = useTable();
  if (decision === null) return null;
  const source = paramId(decision.params, 'source');
  const shown = sources ?? (source === null ? [] : [source]);
  return (
    <section
      className={styles.stage}
      aria-label={title}
      data-place="stage"
      data-arrows
      data-noted={hint !== undefined || undefined}
    >
      {shown.map((card) => (
        <div key={card} className={styles.source}>
          <CardOnTable card={card} place="source" />
        </div>
      ))}
      {children ??
        (decision.of === 'card' ? (
          <StageCards as={as} />
        ) : (
          <Menu
            of={decision.of}
            items={decision.options.map((id) => ({
              id,
              title: speech.plain(game.texts.ofOption(decision, id)),
              ...item?.(id),
            }))}
          />
        ))}
      {hint !== undefined && <p className={styles.note}>{hint}</p>}
    </section>
  );
}

/** Cards to choose from or to put in order: a tap marks, numbers tell the order, another tap takes back. */
function StageCards({ as }: Required<Pick<StageProps, 'as'>>): ReactNode {
  const { decision } = useChoice();
  if (decision === null) return null;
  const cards = decision.options.flatMap((card, i) => new Array<Card>(limitOf(decision, i)).fill(card));
  return (
    <ul className={styles.cards} data-as={as} data-many={cards.length > ONE_ROW || undefined}>
      {copiesOf(cards).map(({ card, copy }) => (
        <li key={`${card}-${copy}`}>
          <CardOnTable card={card} as={as} copy={copy} />
        </li>
      ))}
    </ul>
  );
}
