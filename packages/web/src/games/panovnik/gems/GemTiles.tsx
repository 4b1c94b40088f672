import { COLORS } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { word } from '../words.ts';
import styles from './GemTiles.module.css';
import { Gem } from './gems.tsx';
import { gemText } from './gemText.ts';

interface GemTilesProps {
  readonly gems: readonly number[];
  readonly place: 'supply' | 'screen';
}

/** How many gems of each color lie here. Mine stand for bids while those are asked for. */
export function GemTiles({ gems, place }: GemTilesProps): ReactNode {
  const { speech } = useTable();
  const { decision } = useChoice();
  const isBid = place === 'screen' && decision?.of === 'bid';
  return (
    <span className={styles.tiles} data-arrows>
      {gems.map((n, color) => (
        <Choosable
          key={COLORS[color]}
          of={isBid ? 'bid' : 'gem'}
          id={color}
          place={isBid ? 'offer' : place}
          card={null}
          says={word(speech, `${place}.says`, { gems: gemText(color, n, speech) })}
          showsTimes={false}
          className={styles.tile}
        >
          <span className={styles.gem}>
            <Gem color={color} />
            <b>{n}</b>
          </span>
        </Choosable>
      ))}
    </span>
  );
}
