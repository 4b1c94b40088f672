import type { ReactNode } from 'react';
import { SmallPile } from '../../../kit/cards/pile/SmallPile.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { GemTiles } from './GemTiles.tsx';
import { Gem } from './gems.tsx';
import { gemText } from './gemText.ts';
import styles from './Supply.module.css';
import { Tray } from './Tray.tsx';

/** Where the table stands, the gems that nobody has, and the decks. */
export function Supply(): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  return (
    <section className={styles.supply} aria-label={word(speech, 'supply')} data-place="supply">
      <Moment />
      <GemTiles gems={view.supply} place="supply" />
      <Tray place="supply" />
      <Decks />
    </section>
  );
}

/** The same in a line, where the gems to take are shown elsewhere. */
export function SupplyLine({ children }: { readonly children?: ReactNode }): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  return (
    <div className={styles.line}>
      <Moment />
      {children}
      <span className={styles.counts} data-place="supply" title={word(speech, 'supply')}>
        {view.supply.map((n, color) => (
          <span key={color} className={styles.count}>
            <Gem color={color} />
            <span className="visually-hidden">{word(speech, 'supply.says', { gems: gemText(color, n, speech) })}</span>
            <b aria-hidden="true">{n}</b>
          </span>
        ))}
      </span>
    </div>
  );
}

/** Gems are asked for: as large as fingers need them, and what is taken so far. */
export function TakeGems(): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  return (
    <section className={styles.taking} aria-label={word(speech, 'supply')} data-place="supply">
      <p>{word(speech, 'supply')}</p>
      <GemTiles gems={view.supply} place="supply" />
      <Tray place="supply" />
    </section>
  );
}

/** Whether gems are to be taken from the supply. */
export function useTakesGems(): boolean {
  const { decision } = useChoice();
  return decision?.of === 'gem' && decision.where?.place === 'supply';
}

function Moment(): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  return (
    <p className={styles.moment}>
      {view.round > 0 && <b>{word(speech, 'round', { n: view.round, all: view.rounds })}</b>}{' '}
      <span>{word(speech, `phase.${view.phase}`, { n: view.turn })}</span>
    </p>
  );
}

function Decks(): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  return (
    <span className={styles.decks} data-place="decks">
      {(['large', 'small', 'laws'] as const).map((deck) => (
        <SmallPile key={deck} says={word(speech, `deck.${deck}`, { n: view.decks[deck] })} className={styles[deck]}>
          {view.decks[deck]}
        </SmallPile>
      ))}
    </span>
  );
}
