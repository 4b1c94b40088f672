import type { ReactNode } from 'react';
import { Gem } from './gems/gems.tsx';

/** A flying piece that is not a card: a gem. */
export function token(_: string, color: number): ReactNode {
  return <Gem color={color} />;
}
