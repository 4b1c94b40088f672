import { useEffect } from 'react';
import { useStable } from '../../ui/useStable.ts';
import type { LookBack } from '../useLookBack.ts';
import { isNotForTable } from './keyboard.ts';

/** Comma and full stop go through the game; while one looks back, arrows do too, and Escape leads to the present. */
export function useLookBackKeys({ shown, go, leave }: LookBack): void {
  const press = useStable((key: string, isThing: boolean): boolean => {
    const isArrow = shown !== null && !isThing;
    if (key === ',' || (key === 'ArrowLeft' && isArrow)) go(-1);
    else if (shown === null) return false;
    else if (key === '.' || (key === 'ArrowRight' && isArrow)) go(1);
    else if (key === 'Escape') leave();
    else return false;
    return true;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isNotForTable(event)) return;
      // On the board arrows lead from one thing to the next.
      const isThing = event.target instanceof Element && event.target.matches('[data-choosable]');
      if (press(event.key, isThing)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [press]);
}
