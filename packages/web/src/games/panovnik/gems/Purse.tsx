import { ATTACK, type PanovnikSeatView } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { attack } from '../card/signs.ts';
import { Legend } from '../legend/Legend.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { GemTiles } from './GemTiles.tsx';
import { Gem } from './gems.tsx';
import { gemsText } from './gemText.ts';
import styles from './Purse.module.css';
import { useTakesGems } from './Supply.tsx';
import { Tray } from './Tray.tsx';

/** What lies behind my screen: gems, to be bid or to be put somewhere, and attack tokens. */
export function Purse({ own }: { readonly own: PanovnikSeatView }): ReactNode {
  const { speech, isSmall } = useTable();
  const { view } = useBoard();
  const takesGems = useTakesGems();
  // The bars of the auction say how many gems I have.
  const isBidding = isSmall && view.phase === 'auction' && !takesGems;
  if (own.gems === null) return <p className={styles.hidden}>{word(speech, 'hidden')}</p>;
  return (
    <section
      className={cx(styles.purse, isBidding && styles.bidding)}
      aria-label={word(speech, 'screen')}
      data-place="screen"
    >
      <p className={styles.title}>{word(speech, 'screen')}</p>
      <Tray place="screen" />
      {isBidding ? <Legend /> : <GemTiles gems={own.gems} place="screen" />}
      <Choosable
        of="bid"
        id={ATTACK}
        place="offer"
        card={null}
        says={word(speech, 'attacks', { n: own.attacks ?? 0 })}
        className={styles.attack}
      >
        <span className={styles.tokens} title={word(speech, 'sign.attack.says')}>
          <Icon paths={attack} className={styles.swords} />
          <b>{own.attacks}</b>
          <span className={styles.word}>{word(speech, isBidding ? 'attack.any' : 'attack.short')}</span>
        </span>
      </Choosable>
    </section>
  );
}

/** The same of another seat, where it may be seen. */
export function OpenScreen({ own }: { readonly own: PanovnikSeatView }): ReactNode {
  const { speech } = useTable();
  if (own.gems === null) return null;
  return (
    <span className={styles.open} title={word(speech, 'screen.open')}>
      <span className="visually-hidden">{`${gemsText(own.gems, speech)}, ${word(speech, 'attacks', { n: own.attacks ?? 0 })}`}</span>
      {own.gems.map((n, color) => (
        <span key={color} aria-hidden="true">
          <Gem color={color} />
          {n}
        </span>
      ))}
      <span aria-hidden="true">
        <Icon paths={attack} className={styles.swords} />
        {own.attacks}
      </span>
    </span>
  );
}
