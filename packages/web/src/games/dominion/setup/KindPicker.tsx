import { type ReactNode, useState } from 'react';
import { spokenLook } from '../../../kit/cards/look.ts';
import { Tile } from '../../../kit/cards/Tile.tsx';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ART } from '../art/index.ts';
import { look } from '../look.tsx';
import styles from './KingdomChoice.module.css';
import { LargeCard } from './LargeCard.tsx';
import { fillUp, KINGDOM_KINDS, PICKABLE, readPicked, writePicked } from './picking.ts';
import { setupWord } from './setupWords.ts';

interface KindPickerProps {
  readonly cards: string;
  readonly onChange: (cards: string) => void;
  readonly speech: TableSpeech;
}

/** Ten kinds of one's own: tapped one by one, drawn by lot, or by a code that somebody shared. */
export function KindPicker({ cards, onChange, speech }: KindPickerProps): ReactNode {
  const [read, setRead] = useState<number | null>(null);
  const picked = readPicked(cards);
  const missing = KINGDOM_KINDS - picked.length;
  const toggle = (card: number): void => {
    if (picked.includes(card)) onChange(writePicked(picked.filter((one) => one !== card)));
    else if (missing > 0) onChange(writePicked([...picked, card]));
  };
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.sets}>
          <span>{setupWord(speech, 'code')}</span>
          <input
            value={
              missing === 0 ? writePicked(picked) : /^[0-9A-Za-z]*$/.test(cards) && picked.length === 0 ? cards : ''
            }
            maxLength={8}
            size={10}
            placeholder="········"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
          />
        </label>
        <Button glyph="again" onClick={() => onChange(writePicked(fillUp(missing === 0 ? [] : picked)))}>
          {setupWord(speech, missing === 0 ? 'draw-again' : 'fill-up')}
        </Button>
        <Button look="quiet" onClick={() => onChange('')}>
          {setupWord(speech, 'clear')}
        </Button>
        <p role="status">
          {missing === 0 ? setupWord(speech, 'complete') : setupWord(speech, 'missing', { n: missing })}
        </p>
      </div>
      <ul className={cx(styles.kinds, styles.all)}>
        {PICKABLE.map((card) => (
          <li key={card}>
            <button
              type="button"
              aria-pressed={picked.includes(card)}
              aria-label={spokenLook(look(card, speech, ART))}
              title={spokenLook(look(card, speech, ART))}
              disabled={missing === 0 && !picked.includes(card)}
              onClick={() => toggle(card)}
            >
              <Tile look={look(card, speech, ART)} />
            </button>
            <IconButton
              glyph="eye"
              className={styles.eye}
              label={setupWord(speech, 'read', { name: speech.cardName(card) })}
              onClick={() => setRead(card)}
            />
          </li>
        ))}
      </ul>
      {read !== null && <LargeCard card={read} speech={speech} onClose={() => setRead(null)} />}
    </>
  );
}
