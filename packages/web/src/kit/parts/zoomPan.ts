/** How a drawing larger than its frame is seen: how large, and how far it is moved. */
export interface PanZoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: PanZoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

/** Never smaller than the frame, never moved out of it. */
export function keepInside({ scale, x, y }: PanZoom, { width, height }: Extent): PanZoom {
  const held = Math.min(LARGEST, Math.max(1, scale));
  const clamp = (at: number, size: number): number => Math.min(0, Math.max(size - size * held, at));
  return { scale: held, x: clamp(x, width), y: clamp(y, height) };
}

/** Grows or shrinks around a point of the frame, which stays where it is. */
export function zoomAt(
  sight: PanZoom,
  by: number,
  at: { readonly x: number; readonly y: number },
  frame: Extent,
): PanZoom {
  const scale = Math.min(LARGEST, Math.max(1, sight.scale * by));
  const grown = scale / sight.scale;
  return keepInside({ scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }, frame);
}

export function panBy(sight: PanZoom, dx: number, dy: number, frame: Extent): PanZoom {
  return keepInside({ ...sight, x: sight.x + dx, y: sight.y + dy }, frame);
}

/** Moves as little as needed to bring a box of the unzoomed drawing into the frame. */
export function bringIn(
  sight: PanZoom,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  frame: Extent,
): PanZoom {
  const shift = (start: number, size: number, whole: number): number =>
    start < 0 ? -start : Math.min(0, whole - (start + size));
  return panBy(
    sight,
    shift(box.x * sight.scale + sight.x, box.width * sight.scale, frame.width),
    shift(box.y * sight.scale + sight.y, box.height * sight.scale, frame.height),
    frame,
  );
}
