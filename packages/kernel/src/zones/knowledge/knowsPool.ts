import type { State, Viewer, Zone } from '../../base/vocabulary.ts';
import { type Layout, viewerIndex } from '../layout.ts';
import { hasMark } from './groups.ts';

/** Whether the viewer knows which cards the zone's pool holds: none has entered or left it unseen. */
export function knowsPool(state: State, layout: Layout, zone: number, viewer: Viewer): boolean {
  if (viewer === 'judge') return true;
  const index = viewerIndex(state.seats, viewer);
  const pool = layout.pools[zone] as number;
  return state.groups.every((group) => {
    if (group.viewer !== index) return true;
    const isOwn = group.pools === 1 << pool;
    if (!isOwn && (group.pools >> pool) & 1) return false;
    return state.zones.every(
      (held: Zone, id) => (layout.pools[id] === pool) === isOwn || !hasMark(held, index, group.id),
    );
  });
}
