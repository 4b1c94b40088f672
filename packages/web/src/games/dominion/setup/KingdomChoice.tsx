import { RECOMMENDED_SETS, type RecommendedSet, recommended } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import type { SetupProps } from '../../../kit/setupProps.ts';
import { useTableSpeech } from '../../../kit/text/speech.ts';
import { Field } from '../../../ui/Field.tsx';
import { Pills } from '../../../ui/Pills.tsx';
import { KindPicker } from './KindPicker.tsx';
import styles from './KingdomChoice.module.css';
import { KingdomPreview } from './KingdomPreview.tsx';
import { setupWord } from './setupWords.ts';

const NOBODY = [] as const;
const OTHER_WAYS = ['random', 'in-turn', 'picked'] as const;
type Way = RecommendedSet | (typeof OTHER_WAYS)[number];
const WAYS: readonly Way[] = [...RECOMMENDED_SETS, ...OTHER_WAYS];

/** Which ten kinds the Supply offers: a recommended set, random, named in turn, or picked by hand (DOM-12.2). */
export function KingdomChoice({ game, options, onChange }: SetupProps): ReactNode {
  const speech = useTableSpeech(game, NOBODY);
  const way = WAYS.find((one) => one === options.kingdom) ?? 'victory-dance';
  const choose = (kingdom: Way): void => {
    const { cards: _, ...rest } = options;
    onChange({ ...rest, kingdom });
  };
  const set = RECOMMENDED_SETS.find((one) => one === way);
  return (
    <fieldset className={styles.choice}>
      <legend>{speech.text('option.kingdom')}</legend>
      <p className={styles.hint}>{speech.text('option.kingdom.hint')}</p>
      <Pills options={WAYS} value={way} onChange={choose} nameOf={(one) => speech.text(`option.kingdom.${one}`)} />
      <p className={styles.about} aria-live="polite">
        {setupWord(speech, `about.${way}`)}
      </p>
      {set && <KingdomPreview kinds={recommended(set)} speech={speech} />}
      {(way === 'random' || way === 'in-turn') && (
        <Field label={speech.text('option.sets')} hint={speech.text('option.sets.hint')}>
          <select
            value={options.sets ?? 'intrigue'}
            onChange={({ target }) => onChange({ ...options, kingdom: way, sets: target.value })}
          >
            {['intrigue', 'base', 'both'].map((sets) => (
              <option key={sets} value={sets}>
                {speech.text(`option.sets.${sets}`)}
              </option>
            ))}
          </select>
        </Field>
      )}
      {way === 'picked' && (
        <KindPicker
          cards={options.cards ?? ''}
          onChange={(cards) => onChange({ ...options, kingdom: 'picked', cards })}
          speech={speech}
        />
      )}
    </fieldset>
  );
}
