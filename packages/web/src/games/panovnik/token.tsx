import type { ReactNode } from 'react';
import { Gem } from './gems/gems.tsx';

/** What flies and is no card: a gem. */
export function token(_: string, color: number): ReactNode {
  return <Gem color={color} />;
}
