import { COLORS, type PanovnikSeatView, type PanovnikView } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { SmallPile } from '../../../kit/cards/SmallPile.tsx';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { attack } from '../card/signs.ts';
import { word } from '../words.ts';
import { Gem } from './gems.tsx';
import { colorName } from './gemText.ts';
import styles from './Purse.module.css';

/** The gems that nobody has; taken from here one by one. */
export function GemSupply({ view }: { readonly view: PanovnikView }): ReactNode {
  const { speech } = useTable();
  return (
    <div className={styles.purse} data-place="supply">
      <span className={styles.title}>{word(speech, 'supply')}</span>
      <GemCounts gems={view.supply} place="supply" label="supply.says" />
      <span className={styles.decks} data-place="decks">
        {(['large', 'small', 'laws'] as const).map((deck) => (
          <SmallPile key={deck} says={word(speech, `deck.${deck}`, { n: view.decks[deck] })} className={styles[deck]}>
            {view.decks[deck]}
          </SmallPile>
        ))}
      </span>
    </div>
  );
}

/** What lies behind a screen that I may look behind. */
export function Screen({ own }: { readonly own: PanovnikSeatView }): ReactNode {
  const { speech } = useTable();
  if (own.gems === null) return <span className={styles.hidden}>{word(speech, 'hidden')}</span>;
  return (
    <div className={styles.purse} data-place="screen">
      <span className="visually-hidden">{word(speech, 'screen')}</span>
      <GemCounts gems={own.gems} place="screen" label="screen.says" />
      <span className={styles.count} title={word(speech, 'attacks', { n: own.attacks ?? 0 })}>
        <Icon paths={attack} className={styles.swords} />
        <span className="visually-hidden">{word(speech, 'attacks', { n: own.attacks ?? 0 })}</span>
        <b aria-hidden="true">{own.attacks}</b>
      </span>
    </div>
  );
}

interface GemCountsProps {
  readonly gems: readonly number[];
  readonly place: 'supply' | 'screen';
  readonly label: 'supply.says' | 'screen.says';
}

/** What is taken so far, where several gems are: a tap puts one back. */
export function Tray({ place }: { readonly place: 'supply' | 'screen' }): ReactNode {
  const { speech } = useTable();
  const { decision, picked, drop } = useChoice();
  if (decision?.of !== 'gem' || decision.where?.place !== place || decision.max < 2) return null;
  return (
    <fieldset className={styles.tray} aria-label={word(speech, 'tray', { n: picked.length, most: decision.max })}>
      {Array.from({ length: decision.max }, (_, i) => {
        const color = picked[i];
        const isMust = i < decision.min;
        if (color === undefined) return <i key={i} className={isMust ? styles.must : styles.may} />;
        return (
          <button
            key={i}
            type="button"
            className={styles.taken}
            aria-label={word(speech, 'tray.back', { color: colorName(color, speech) })}
            onClick={() => drop(color)}
          >
            <Gem color={color} />
          </button>
        );
      })}
    </fieldset>
  );
}

function GemCounts({ gems, place, label }: GemCountsProps): ReactNode {
  const { speech } = useTable();
  return (
    <span className={styles.gems} data-arrows>
      {gems.map((n, color) => (
        <Choosable
          key={COLORS[color]}
          of="gem"
          id={color}
          place={place}
          card={null}
          says={word(speech, label, { color: colorName(color, speech), n })}
          className={styles.count}
        >
          <Gem color={color} />
          <b>{n}</b>
        </Choosable>
      ))}
    </span>
  );
}
