import { expect, it } from 'vitest';
import type { MergeNote } from '#shared/contracts/cart.ts';
import { namesByNote } from './merge-notes.ts';

const note = (name: string, kind: MergeNote['note']): MergeNote => ({ product_id: name, name, note: kind, count: 1 });

it('the products of a note are named together', () => {
  const notes = [note('gloves', 'repriced'), note('boots', 'gone'), note('tape', 'repriced')];
  expect(namesByNote(notes)).toEqual([
    ['gone', 'boots'],
    ['repriced', 'gloves, tape'],
  ]);
  expect(namesByNote([])).toEqual([]);
});
