import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { bringIn, type Extent, type PanZoom, panBy, WHOLE, zoomAt } from './zoomPan.ts';

interface Pinch {
  readonly sight: PanZoom;
  /** Around the middle. */
  readonly zoom: (by: number) => void;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
}

/** Less than this is a tap that trembled. */
const TREMBLE = 6;

/** One finger moves a drawing, two let it grow; a tap goes through to what lies under it. */
export function usePinch(frame: RefObject<HTMLElement | null>): Pinch {
  const [sight, setSight] = useState(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const traveled = useRef(0);
  const frameNow = (): Extent => frame.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  useEffect(() => {
    const root = frame.current;
    // Not passive, so that the page stays where it is.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = frameBox(root);
      const at = { x: event.clientX - left, y: event.clientY - top };
      setSight((now) => zoomAt(now, event.deltaY < 0 ? 1.15 : 1 / 1.15, at, frameBox(root)));
    };
    root?.addEventListener('wheel', onWheel, { passive: false });
    return () => root?.removeEventListener('wheel', onWheel);
  }, [frame]);
  const zoom = (by: number): void => {
    const { width, height } = frameNow();
    setSight((now) => zoomAt(now, by, { x: width / 2, y: height / 2 }, { width, height }));
  };
  const lift = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  return {
    sight,
    zoom,
    reset: () => setSight(WHOLE),
    onKeyDown: ({ key }) => {
      if (key === '+' || key === '=') zoom(1.5);
      else if (key === '-') zoom(1 / 1.5);
      else if (key === '0') setSight(WHOLE);
    },
    handlers: {
      onPointerDown: ({ pointerId, clientX, clientY }) => {
        fingers.current.delete(pointerId);
        if (fingers.current.size === 0) traveled.current = 0;
        fingers.current.set(pointerId, { x: clientX, y: clientY });
      },
      onPointerMove: (event) => {
        const { pointerId, clientX, clientY, buttons } = event;
        // A mouse may have been let go elsewhere.
        if (buttons === 0) return lift(event);
        const before = fingers.current.get(pointerId);
        if (before === undefined) return;
        const [dx, dy] = [clientX - before.x, clientY - before.y];
        traveled.current += Math.abs(dx) + Math.abs(dy);
        fingers.current.set(pointerId, { x: clientX, y: clientY });
        if (traveled.current < TREMBLE) return;
        const [other] = [...fingers.current].filter(([id]) => id !== pointerId).map(([, at]) => at);
        const { left, top } = frameBox(frame.current);
        if (other === undefined) return setSight((now) => panBy(now, dx, dy, frameNow()));
        const spread = (point: { x: number; y: number }): number => Math.hypot(point.x - other.x, point.y - other.y);
        const middle = { x: (clientX + other.x) / 2 - left, y: (clientY + other.y) / 2 - top };
        const by = spread({ x: clientX, y: clientY }) / Math.max(1, spread(before));
        setSight((now) => zoomAt(now, by, middle, frameNow()));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture: (event) => {
        const byKey = event.detail === 0;
        if (byKey || traveled.current < TREMBLE) return;
        event.stopPropagation();
        event.preventDefault();
        traveled.current = 0;
      },
      onFocus: ({ target }) => {
        if (!target.matches(':focus-visible') || !target.matches('[data-choosable]')) return;
        const { left, top } = frameBox(frame.current);
        const box = target.getBoundingClientRect();
        setSight((now) =>
          bringIn(
            now,
            {
              x: (box.left - left - now.x) / now.scale,
              y: (box.top - top - now.y) / now.scale,
              width: box.width / now.scale,
              height: box.height / now.scale,
            },
            frameNow(),
          ),
        );
      },
    },
  };
}

function frameBox(root: HTMLElement | null): DOMRect {
  return root?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
}
