import { describe, expect, it } from 'vitest';
import {
  borderPoint,
  boxOf,
  layOut,
  MORTAR,
  type Place,
  type Room,
} from '../../src/boards/imperial-miners/geometry';
import type { Side } from '../../src/boards/imperial-miners/view';

const ROOM: Room = { width: 540, height: 352, least: 80, most: 196, mostHeight: 128, ratio: null };

describe('a wall', () => {
  it('has bricks as large as its breadth allows', () => {
    const layout = layOut([0, 2, 4, 6], 4, ROOM);

    expect(layout.pitch).toEqual({ width: 135, height: 88 });
    expect(layout.wide).toBe(false);
  });

  it('stands in the middle of its room', () => {
    const layout = layOut([0], 4, ROOM);
    const box = boxOf({ level: 1, column: 0 }, layout);

    expect(box.x + box.width / 2).toBe(270);
  });

  it('shifts each row by half a card', () => {
    const layout = layOut([-2, 0, 2], 4, ROOM);
    const upper = boxOf({ level: 1, column: 0 }, layout);
    const lower = boxOf({ level: 2, column: 1 }, layout);

    expect(lower.x - upper.x).toBe(layout.pitch.width / 2);
    expect(lower.y - upper.y).toBe(layout.pitch.height);
  });

  it('keeps its smallest bricks when it is broader than the room', () => {
    const columns = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18];
    const layout = layOut(columns, 4, ROOM);

    expect(layout.pitch.width).toBe(80);
    expect(layout.wide).toBe(true);
    expect(boxOf({ level: 1, column: 0 }, layout).x).toBe(MORTAR / 2);
  });

  it('takes its height from its breadth where height is free', () => {
    const layout = layOut([0, 2, 4, 6], 3, { ...ROOM, width: 344, ratio: 0.7 });

    expect(layout.pitch).toEqual({ width: 86, height: 60 });
  });
});

describe('a border', () => {
  const layout = layOut([0, 1, 2], 4, ROOM);

  it.each<[Side, Side, Place]>([
    ['L', 'R', { level: 2, column: -1 }],
    ['TL', 'BR', { level: 1, column: 0 }],
    ['TR', 'BL', { level: 1, column: 2 }],
  ])('%s of one card is the same point as %s of the other', (side, meets, other) => {
    const place = { level: 2, column: 1 };
    expect(borderPoint(place, side, layout)).toEqual(borderPoint(other, meets, layout));
  });
});
