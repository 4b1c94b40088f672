import type { ReactNode } from 'react';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { KindTiles } from './KindTiles.tsx';
import styles from './KingdomChoice.module.css';
import { fillUp, KINGDOM_KINDS, PICKABLE, readPicked, writePicked } from './picking.ts';
import { setupWord } from './setupWords.ts';

interface KindPickerProps {
  readonly cards: string;
  readonly onChange: (cards: string) => void;
  readonly speech: TableSpeech;
}

/** Ten custom kinds: tapped one by one, drawn at random, or by a code that somebody shared. */
export function KindPicker({ cards, onChange, speech }: KindPickerProps): ReactNode {
  const picked = readPicked(cards);
  const missing = KINGDOM_KINDS - picked.length;
  const toggle = (card: number): void => {
    if (picked.includes(card)) onChange(writePicked(picked.filter((one) => one !== card)));
    else if (missing > 0) onChange(writePicked([...picked, card]));
  };
  return (
    <>
      <div className={styles.tools}>
        <Field label={setupWord(speech, 'code')}>
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
        </Field>
        <Button glyph="again" onClick={() => onChange(writePicked(fillUp(missing === 0 ? [] : picked)))}>
          {setupWord(speech, missing === 0 ? 'draw-again' : 'fill-up')}
        </Button>
        <Button variant="quiet" onClick={() => onChange('')}>
          {setupWord(speech, 'clear')}
        </Button>
        <p role="status">
          {missing === 0 ? setupWord(speech, 'complete') : setupWord(speech, 'missing', { n: missing })}
        </p>
      </div>
      <KindTiles
        kinds={PICKABLE}
        speech={speech}
        each={(card) => ({
          'aria-pressed': picked.includes(card),
          disabled: missing === 0 && !picked.includes(card),
          onClick: () => toggle(card),
        })}
      />
    </>
  );
}
