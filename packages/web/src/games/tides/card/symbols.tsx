import { SYMBOLS, type SymbolName } from '@regalia/games/tides';
import type { CSSProperties, ReactNode } from 'react';
import { paths as garden } from '~icons/game-icons/curled-leaf';
import { paths as stronghold } from '~icons/game-icons/guarded-tower';
import { paths as palace } from '~icons/game-icons/imperial-crown';
import { paths as temple } from '~icons/game-icons/prayer';
import { paths as library } from '~icons/game-icons/tied-scroll';
import type { Tone } from '../../../kit/cards/face/tone.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './symbols.module.css';

interface SymbolStyle {
  readonly tone: Tone;
  readonly icon: readonly string[];
}

const SYMBOL_STYLES: Readonly<Record<SymbolName, SymbolStyle>> = {
  palace: { tone: 'topaz', icon: palace },
  library: { tone: 'sapphire', icon: library },
  garden: { tone: 'emerald', icon: garden },
  temple: { tone: 'amethyst', icon: temple },
  stronghold: { tone: 'ruby', icon: stronghold },
};

export function symbolStyleOf(symbol: number): SymbolStyle {
  return SYMBOL_STYLES[SYMBOLS[symbol] ?? 'palace'];
}

/** A symbol as a small coin; `faded` stands for the opponent's. */
export function Coin({ symbol, faded = false }: { readonly symbol: number; readonly faded?: boolean }): ReactNode {
  const { tone, icon } = symbolStyleOf(symbol);
  return (
    <span className={faded ? styles.faded : styles.coin} style={{ '--jewel': `var(--coin-${tone})` } as CSSProperties}>
      <Icon paths={icon} className={styles.icon} />
    </span>
  );
}
