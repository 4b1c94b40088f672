import type { DominionView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import type { BoardProps } from '../gameUi.ts';
import { spokenCard } from './cardText.ts';
import { DominionTile } from './DominionTile.tsx';
import styles from './Naming.module.css';
import { ShownCard } from './ShownCard.tsx';
import { word } from './words.ts';

interface NamingProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly view: DominionView;
}

/** Before the first turn: the Kingdom grows as the seats name its kinds (DOM-12.2). */
export function Naming({ view, choice, speech }: NamingProps): ReactNode {
  return (
    <div className={styles.naming}>
      <h2>{word(speech, 'naming.title', { n: view.kingdom.length })}</h2>
      <ul className={styles.named}>
        {view.kingdom.map((card) => (
          <li key={card}>
            <ShownCard card={card} speech={speech} />
          </li>
        ))}
      </ul>
      <ul className={styles.kinds} data-place="naming">
        {choice.decision?.options.map((card) => (
          <li key={card}>
            <CardButton
              card={card}
              label={spokenCard(card, speech)}
              pressed={choice.picked.includes(card)}
              glowing={!choice.picked.includes(card)}
              onChoose={() => choice.toggle(card)}
            >
              <DominionTile card={card} speech={speech} />
            </CardButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
