import { type Citizen, conditionText, DECKS, dataFrom, deckOf, LANDSCAPES, landscapeOf } from '@regalia/games/diceking';
import { type Card, namedParam } from '@regalia/kernel';
import type { ArtBook, CardFace } from '../../kit/cards/face/cardFace.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import styles from './cardFace.module.css';
import { Die } from './dice/Die.tsx';
import { ConditionSigns } from './market/ConditionSigns.tsx';
import { DECK_COLORS } from './market/deckColors.ts';

const CITIZENS = 60;

export function cardFace(card: Card, speech: TableSpeech, art: ArtBook, data: string): CardFace {
  return card < CITIZENS ? citizenFace(card, speech, art, data) : tileFace(card, speech, art);
}

/** A citizen of the data a table plays with. */
export function citizenOf(data: string, card: Card): Citizen {
  return dataFrom(data).cards[card] as Citizen;
}

function citizenFace(card: Card, speech: TableSpeech, art: ArtBook, data: string): CardFace {
  const { tiers, joker, steals } = citizenOf(data, card);
  const deck = deckOf(card);
  const effect = speech.text(`deck.${DECKS[deck]}.${steals ?? 'text'}`) ?? '';
  const needs = tiers.map((tier) => speech.plain(conditionText(tier)));
  return {
    name: speech.cardName(card),
    tone: DECK_COLORS[deck] ?? 'stone',
    art: art[DECKS[deck] ?? ''] ?? [],
    signs: (
      <span className={styles.signs}>
        {tiers.map((tier, i) => (
          <span key={`${i}`} className={styles.tier}>
            {tiers.length > 1 && <b>{'★'.repeat(i + 1)}</b>}
            <ConditionSigns condition={tier} />
          </span>
        ))}
        <span className={styles.joker}>
          <Die face={joker} />
        </span>
      </span>
    ),
    signsSay: jokerText(joker, speech),
    text: `${needs.map((need, i) => (tiers.length > 1 ? `${'★'.repeat(i + 1)} ${need}` : need)).join(' ')} ${effect}`,
  };
}

/** Which die a citizen stands for as a joker. */
export function jokerText(face: number, speech: TableSpeech): string {
  return speech.plain({ key: 'table.joker', params: { face: namedParam('face', face) } });
}

function tileFace(card: Card, speech: TableSpeech, art: ArtBook): CardFace {
  const land = LANDSCAPES[landscapeOf(card)] ?? '';
  return {
    name: speech.text(`landscape.${land}`) ?? '',
    tone: 'stone',
    art: art[land] ?? [],
    text: '',
  };
}
