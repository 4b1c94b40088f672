import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Face } from '../../../kit/cards/Face.tsx';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ART } from '../art/index.ts';
import { look } from '../look.tsx';
import styles from './KingdomChoice.module.css';

interface LargeCardProps {
  readonly card: Card;
  readonly speech: TableSpeech;
  readonly onClose: () => void;
}

/** A card to be read before the game. */
export function LargeCard({ card, speech, onClose }: LargeCardProps): ReactNode {
  const face = look(card, speech, ART);
  return (
    <Dialog title={face.name} onClose={onClose}>
      <div className={styles.large}>
        <Face look={face} />
      </div>
      <p className={styles.read}>{face.text}</p>
    </Dialog>
  );
}
