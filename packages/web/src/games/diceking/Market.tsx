import {
  CLAIMS,
  type Condition,
  conditionText,
  DECKS,
  type DeckView,
  type DicekingView,
  lacksOfCard,
  lackText,
} from '@regalia/games/diceking';
import type { Card } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import tones from '../../kit/cards/face/tones.module.css';
import { Choosable } from '../../kit/choice/Choosable.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { citizenOf, jokerText } from './cardFace.tsx';
import { Die } from './dice/Die.tsx';
import styles from './Market.module.css';
import { ConditionSigns } from './market/ConditionSigns.tsx';
import { DECK_COLORS } from './market/deckColors.ts';
import { chanceOf, useChances } from './market/useChances.ts';
import { word } from './words.ts';

/** The five decks in a row, each with its visible citizen: what it needs, what it makes as a joker, and what the dice give now. */
export function Market({ view }: { readonly view: DicekingView }): ReactNode {
  const { speech, layout } = useTable();
  const { decision, picked } = useChoice();
  const isRolling = decision?.of === 'die';
  const found = useChances(view, view.showChances && isRolling);
  return (
    <ul
      className={cx(styles.decks, (layout === 'wide' || layout === 'flat') && styles.rows)}
      aria-label={word(speech, 'decks')}
      data-flat={layout === 'flat' || undefined}
      data-arrows
    >
      {view.decks.map((deck, number) => (
        <li key={DECKS[number]} className={styles.place} data-place={`deck-${number}`}>
          {deck.card === null ? (
            <span className={styles.empty}>{word(speech, 'deck.empty')}</span>
          ) : (
            <Citizen
              deck={deck}
              card={deck.card}
              number={number}
              view={view}
              chance={isRolling ? chanceOf(found, deck.card, picked) : null}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface CitizenProps {
  readonly deck: DeckView;
  readonly card: Card;
  readonly number: number;
  readonly view: DicekingView;
  readonly chance: number | null;
}

function Citizen({ deck, card, number, view, chance }: CitizenProps): ReactNode {
  const { speech, layout, isSmall, cardFace } = useTable();
  const { decision } = useChoice();
  const { tiers, joker, steals } = citizenOf(view.data, card);
  const { faces, added } = view.dice;
  const isRolled = faces.length > 0;
  const lacks = isRolled ? lacksOfCard(view.data, card, [...faces, ...added]) : [];
  const tone = DECK_COLORS[number];
  const asItIs = CLAIMS.makeId(0, card);
  const withJokers = CLAIMS.makeId(1, card);
  const isClaim = decision?.of === 'claim';
  const isOnlyWithJokers = isClaim && !decision.options.includes(asItIs) && decision.options.includes(withJokers);
  const isBoth = isClaim && decision.options.includes(asItIs) && decision.options.includes(withJokers);
  const option = !isClaim ? { of: 'card', id: card } : { of: 'claim', id: isOnlyWithJokers ? withJokers : asItIs };
  const says = [
    `${word(speech, 'deck', { name: speech.cardName(card), n: deck.count })}.`,
    ...tiers.map((tier, i) =>
      [tiers.length > 1 && `${word(speech, 'claim.stars', { n: i + 1 })}:`, speech.plain(conditionText(tier))]
        .filter(Boolean)
        .join(' '),
    ),
    speech.text(`deck.${DECKS[number]}.${steals ?? 'text'}`),
    `${jokerText(joker, speech)}.`,
    chance !== null && `${word(speech, 'chance.says', { n: Math.round(chance * 100) })}.`,
    isRolled && deck.level > 0 && speech.text('table.fulfilled'),
    lacks.length > 0 && `${speech.plain(lackText(lacks))}.`,
    isRolled && deck.level === 0 && deck.reach > 0 && speech.text('table.with-jokers'),
  ];
  return (
    <div className={cx(styles.card, tone && tones[tone])} style={{ '--tiers': tiers.length } as CSSProperties}>
      <Choosable
        {...option}
        place="display"
        card={card}
        says={says.filter(Boolean).join(' ')}
        className={styles.face}
        motion={`card ${card}`}
      >
        <span className={styles.head}>
          <Icon paths={cardFace(card).art} className={styles.citizen} />
          <span className={styles.name}>
            {isSmall ? word(speech, `deck.short.${DECKS[number] ?? 'merchant'}`) : speech.text(`deck.${DECKS[number]}`)}
          </span>
          <span className={styles.count}>{deck.count}</span>
        </span>
        <span
          className={cx(styles.tiers, tiers.length > 1 && styles.levels)}
          data-many={signsOf(tiers) > MANY_SIGNS || undefined}
        >
          {tiers.map((tier, i) => (
            <span
              key={i}
              className={cx(styles.tier, isRolled && deck.level > i && styles.met)}
              title={speech.plain(conditionText(tier))}
            >
              {tiers.length > 1 && <b className={styles.stars}>{'★'.repeat(i + 1)}</b>}
              <ConditionSigns condition={tier} compact={isSmall || tiers.length > 1} />
            </span>
          ))}
        </span>
        {(layout === 'wide' || layout === 'tall') && (
          <span className={styles.effect}>{speech.text(`deck.${DECKS[number]}.${steals ?? 'text'}`)}</span>
        )}
        <span className={styles.status} data-status={statusOf(deck, isRolled)}>
          {chance !== null && <b>{`${Math.round(chance * 100)} %`}</b>}
          {lacks.length > 0 && chance === null && (
            <span className={styles.lack}>
              {isSmall ? lacks.map(({ have, need }) => `${have}/${need}`).join(' ') : speech.plain(lackText(lacks))}
            </span>
          )}
          {chance === null && <b>{statusSign(deck, isRolled)}</b>}
        </span>
        <span className={styles.joker} title={jokerText(joker, speech)}>
          <Die face={joker} />
        </span>
      </Choosable>
      {isBoth && (
        <Choosable
          of="claim"
          id={withJokers}
          place="display"
          card={null}
          says={`${speech.cardName(card)}, ${word(speech, 'claim.jokers')}`}
          className={styles.more}
        >
          {word(speech, 'claim.jokers')}
        </Choosable>
      )}
    </div>
  );
}

/** More signs than this are drawn smaller. */
const MANY_SIGNS = 8;

function signsOf(tiers: readonly Condition[]): number {
  return tiers.reduce((sum, tier) => sum + (tier.kind === 'number' ? new Set(tier.row).size : 1), 0);
}

function statusOf({ level, reach }: DeckView, isRolled: boolean): 'met' | 'reach' | 'open' {
  if (!isRolled) return 'open';
  return level > 0 ? 'met' : reach > 0 ? 'reach' : 'open';
}

/** Fulfilled, fulfilled with jokers, or not. */
function statusSign(deck: DeckView, isRolled: boolean): string {
  const status = statusOf(deck, isRolled);
  return status === 'met' ? '✓' : status === 'reach' ? '✓ +' : '';
}
