import { expect, it } from 'vitest';
import { moved, sideOf, fullCrop, within } from './crop.ts';

const wide = { width: 400, height: 200 };

it('the crop starts with the largest centred square', () => {
  expect([fullCrop(wide), sideOf(wide, fullCrop(wide))]).toEqual([{ x: 200, y: 100, zoom: 1 }, 200]);
});

it('the crop moves by parts of the visible area, and never beyond an edge', () => {
  const close = { x: 200, y: 100, zoom: 2 };
  expect(moved(wide, close, 0.5, 0)).toEqual({ x: 250, y: 100, zoom: 2 });
  expect(moved(wide, close, 9, -9)).toEqual({ x: 350, y: 50, zoom: 2 });
  expect(within(wide, { x: 390, y: 10, zoom: 1 })).toEqual({ x: 300, y: 100, zoom: 1 });
});
