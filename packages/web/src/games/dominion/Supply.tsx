import { cardOf, type DominionView, type PileView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import type { BoardProps } from '../gameUi.ts';
import { Pile } from './Pile.tsx';
import { placeOf } from './place.ts';
import styles from './Supply.module.css';
import { TrashPile } from './TrashPile.tsx';

interface SupplyProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly view: DominionView;
}

const BASIC_KINDS = 7;
/** Treasures above, Victory cards below, and the Curse beside them. */
const BASIC_ORDER = [0, 1, 2, 6, 3, 4, 5];

/** The heart of the table: the basic piles and the Trash on the left, the Kingdom by cost on the right. */
export function Supply({ view, choice, speech }: SupplyProps): ReactNode {
  const active = placeOf(choice.decision) === 'supply';
  const basic = BASIC_ORDER.flatMap((card) => view.piles.find((pile) => pile.card === card) ?? []);
  const kingdom = view.piles.filter(({ card }) => card >= BASIC_KINDS).sort(byCost);
  const draw = (pile: PileView): ReactNode => (
    <Pile
      key={pile.card}
      {...pile}
      active={active}
      isOffered={active && (choice.decision?.options.includes(pile.card) ?? false)}
      marked={active ? choice.picked.filter((one) => one === pile.card).length : 0}
      speech={speech}
      onChoose={choice.toggle}
    />
  );
  return (
    <section className={styles.supply} aria-label={speech.text('table.supply')} data-place="supply">
      <ul className={styles.basic}>
        {basic.map(draw)}
        <TrashPile trash={view.trash} speech={speech} />
      </ul>
      <ul className={styles.kingdom}>{kingdom.map(draw)}</ul>
    </section>
  );
}

/** By the printed cost, so that piles keep their places when costs change. */
function byCost(a: PileView, b: PileView): number {
  return cardOf(a.card).cost - cardOf(b.card).cost || a.card - b.card;
}
