import { type CardChances, chances, type DicekingView } from '@regalia/games/diceking';
import { useEffect, useState } from 'react';

/** Exact chances take some milliseconds, so they are worked out after the table has been drawn. */
export function useChances(view: DicekingView, isWanted: boolean): readonly CardChances[] {
  const [found, setFound] = useState<{ readonly of: DicekingView; readonly list: readonly CardChances[] } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setFound({ of: view, list: chances(view) }), 60);
    return () => clearTimeout(timer);
  }, [view, isWanted]);
  return isWanted && found?.of === view ? found.list : [];
}

/** The best chance of the lowest level with the dice that would be kept now. */
export function chanceOf(list: readonly CardChances[], card: number, rolledAgain: readonly number[]): number | null {
  const levels = list.find((one) => one.card === card)?.levels;
  const keep = 63 & ~rolledAgain.reduce((bits, die) => bits | (1 << die), 0);
  return levels?.[0]?.[keep] ?? null;
}
