import { type Citizen, conditionText, DECKS, dataFrom, deckOf, LANDSCAPES, landscapeOf } from '@regalia/games/diceking';
import { type Card, named } from '@regalia/kernel';
import type { ArtBook, Look } from '../../kit/cards/look.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { ConditionSigns } from './ConditionSigns.tsx';
import { Die } from './Die.tsx';
import { FOLK } from './folk.ts';
import styles from './look.module.css';

const CITIZENS = 60;

export function look(card: Card, speech: TableSpeech, art: ArtBook, data: string): Look {
  return card < CITIZENS ? citizenLook(card, speech, art, data) : tileLook(card, speech, art);
}

/** A citizen of the data a table plays with. */
export function citizenOf(data: string, card: Card): Citizen {
  return dataFrom(data).cards[card] as Citizen;
}

function citizenLook(card: Card, speech: TableSpeech, art: ArtBook, data: string): Look {
  const { tiers, joker, steals } = citizenOf(data, card);
  const deck = deckOf(card);
  const effect = speech.text(`deck.${DECKS[deck]}.${steals ?? 'text'}`) ?? '';
  const needs = tiers.map((tier) => speech.plain(conditionText(tier)));
  return {
    name: speech.cardName(card),
    tone: FOLK[deck] ?? 'stone',
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
  return speech.plain({ key: 'table.joker', params: { face: named('face', face) } });
}

function tileLook(card: Card, speech: TableSpeech, art: ArtBook): Look {
  const land = LANDSCAPES[landscapeOf(card)] ?? '';
  return {
    name: speech.text(`landscape.${land}`) ?? '',
    tone: 'stone',
    art: art[land] ?? [],
    text: '',
  };
}
