import { type CSSProperties, type ReactNode, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../gameUi.ts';
import { CardMotion } from '../motion/CardMotion.ts';
import { useTable } from '../tableContext.ts';
import styles from './BoardGrid.module.css';
import { BoardContext } from './boardContext.ts';
import type { Room, TableLayout } from './layout.ts';
import { useArrowKeys } from './useArrowKeys.ts';

/**
 * A grid template for every layout: rows of area names with their heights, then the columns. A phone with little or much room
 * may have its own.
 */
export type Areas = Readonly<Record<TableLayout, string> & Partial<Record<Room, string>>>;

interface BoardLayout {
  /** What the board was given: its parts ask for it by `useBoardOf`. */
  readonly of: BoardProps;
  readonly areas: Areas;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** How many others there are, for a board's own styles. */
  readonly 'data-rivals'?: number | undefined;
  readonly children: ReactNode;
}

/** The whole board. Its parts name their area; heights come from the areas, never from what is written in them. */
export function BoardGrid({ of, areas, className, style, children, ...data }: BoardLayout): ReactNode {
  const { layout, room, speech } = useTable();
  const special = layout === 'phone' ? areas[room] : undefined;
  const board = useRef<HTMLElement>(null);
  useArrowKeys(board);
  return (
    <BoardContext value={of}>
      <section
        ref={board}
        className={cx(styles.board, className)}
        style={{ gridTemplate: templateOf(special ?? areas[layout]), ...style }}
        aria-label={speech.text('game.name')}
        {...data}
      >
        {children}
      </section>
      <CardMotion container={board} step={of.step} />
    </BoardContext>
  );
}

/** A row that is `auto` is as high as what lies in it, even where that could shrink. */
function templateOf(areas: string): string {
  const [rows = '', columns = 'minmax(0, 1fr)'] = areas.split('/');
  return `${rows.replaceAll(/\bauto\b/g, 'min-content')} / ${columns}`;
}

interface AreaProps {
  /** As named in the board's areas. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Area({ name, className, children }: AreaProps): ReactNode {
  return (
    <div className={cx(styles.area, className)} style={{ gridArea: name }}>
      {children}
    </div>
  );
}
