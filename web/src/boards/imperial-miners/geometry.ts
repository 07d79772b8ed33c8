/** Where cards lie: bricks in rows, each row shifted by half a card (IM-21, IM-22). */
import type { Side } from './view';

export interface Place {
  /** From 1 at the surface to 4. */
  level: number;
  /** In half cards; the first card of level I lies in column 0. */
  column: number;
}

/** How a mine is drawn: the leftmost column, and a card's pitch in pixels. */
export interface Layout {
  least: number;
  /** Cards side by side, halves counted as halves. */
  breadth: number;
  rows: number;
  pitch: { width: number; height: number };
  left: number;
  /** Whether it is broader than the room and has to be moved sideways. */
  wide: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** Bounds of a card's pitch. */
  least: number;
  most: number;
  mostHeight: number;
  /** Height over width where the height is free. */
  ratio: number | null;
}

/** The largest bricks that fit; a mine broader than the room keeps the smallest ones. */
export function layOut(columns: readonly number[], rows: number, room: Room): Layout {
  const least = Math.min(0, ...columns);
  const breadth = (Math.max(0, ...columns) - least) / 2 + 1;
  const width = Math.max(room.least, Math.min(room.most, Math.floor(room.width / breadth)));
  const height =
    room.ratio === null
      ? Math.min(room.mostHeight, Math.floor(room.height / rows))
      : Math.min(room.mostHeight, Math.round(width * room.ratio));
  const left = Math.max(0, Math.round((room.width - width * breadth) / 2));
  const wide = width * breadth > room.width + 1;
  return { least, breadth, rows, pitch: { width, height }, left, wide };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The gap between two bricks, in pixels. */
export const MORTAR = 5;

export function boxOf(place: Place, layout: Layout): Box {
  const { width, height } = layout.pitch;
  return {
    x: layout.left + ((place.column - layout.least) * width) / 2 + MORTAR / 2,
    y: (place.level - 1) * height + MORTAR / 2,
    width: width - MORTAR,
    height: height - MORTAR,
  };
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of a card's border on one side: where a cart stands. */
export function borderPoint(place: Place, side: Side, layout: Layout): Point {
  const { width, height } = layout.pitch;
  const x = layout.left + ((place.column - layout.least) * width) / 2;
  const y = (place.level - 1) * height;
  if (side === 'L') return { x, y: y + height / 2 };
  if (side === 'R') return { x: x + width, y: y + height / 2 };
  return {
    x: x + (side === 'TL' || side === 'BL' ? width / 4 : (width * 3) / 4),
    y: side === 'TL' || side === 'TR' ? y : y + height,
  };
}

export function middle(place: Place, layout: Layout): Point {
  const box = boxOf(place, layout);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
