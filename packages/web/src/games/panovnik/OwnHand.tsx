import { buildId, isLaw } from '@regalia/games/panovnik';
import { type Card, type Decision, paramId } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Choosable } from '../../kit/choice/Choosable.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { useTable } from '../../kit/tableContext.ts';
import { CardHere } from './card/CardHere.tsx';
import { PanCard } from './card/PanCard.tsx';
import styles from './OwnHand.module.css';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** How much wider than a character a law is, for its text. */
const LAW_WIDTH = 1.4;

/** My cards side by side, never cut: many of them are narrower. */
export function OwnHand(): ReactNode {
  const { speech, isSmall } = useTable();
  const { view, me } = useBoard();
  const { decision } = useChoice();
  const own = view.seats[me];
  if (own === undefined) return null;
  const turned = own.turnedUp ?? placedCard(decision);
  const cards = [...(turned === null ? [] : [turned]), ...(own.hand.cards ?? [])];
  const widths = cards.map((card) => (isLaw(card) && !isSmall ? LAW_WIDTH : 1));
  return (
    <ul
      className={styles.hand}
      style={{ '--all': sumOf(widths), '--count': cards.length } as CSSProperties}
      data-place="hand"
      data-arrows
      aria-label={word(speech, 'hand', { n: own.hand.count })}
    >
      {cards.length === 0 && <li className={styles.empty}>{word(speech, 'hand.empty')}</li>}
      {cards.map((card, i) => (
        <li
          key={card}
          className={styles.card}
          style={{ '--wide': widths[i], '--before': sumOf(widths.slice(0, i)), '--i': i } as CSSProperties}
        >
          {card === turned ? <Turned card={card} /> : <Held card={card} />}
        </li>
      ))}
    </ul>
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** A card of my hand, to be played or, where that is allowed, to be sold. */
function Held({ card }: { readonly card: Card }): ReactNode {
  const { speech, isSmall, cardFace } = useTable();
  const { view, me } = useBoard();
  const { decision } = useChoice();
  const canSell = decision?.of === 'build';
  return (
    <>
      <CardHere
        card={card}
        place="hand"
        seat={me}
        option={canSell ? { of: 'build', id: buildId.makeId(0, card) } : undefined}
      >
        <PanCard card={card} face={cardFace(card)} speech={speech} isShort={isSmall && view.phase !== 'set-up'} />
      </CardHere>
      {canSell && (
        <Choosable
          of="build"
          id={buildId.makeId(1, card)}
          place="hand"
          seat={me}
          card={null}
          says={`${word(speech, 'sell')}: ${speech.cardName(card)}`}
          className={styles.sell}
        >
          {word(speech, 'sell')}
        </Choosable>
      )}
    </>
  );
}

/** The card that I play now. */
function Turned({ card }: { readonly card: Card }): ReactNode {
  const { speech, isSmall, cardFace } = useTable();
  const { me } = useBoard();
  return (
    <>
      <CardHere card={card} place="turned-up" seat={me} note={word(speech, 'turned-up')}>
        <PanCard card={card} face={cardFace(card)} speech={speech} isShort={isSmall} />
      </CardHere>
      <span className={styles.ribbon} aria-hidden="true">
        {word(speech, 'turned-up')}
      </span>
    </>
  );
}

/** The card that a slot is chosen for: it has left the hand and lies nowhere yet. */
function placedCard(decision: Decision | null): number | null {
  return decision?.of === 'slot' ? paramId(decision.params, 'card') : null;
}
