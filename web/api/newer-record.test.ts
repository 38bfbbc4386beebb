import { describe, expect, it } from 'vitest';
import { withNewerRecord } from './newer-record.ts';

const shift = (version: number, more: object = {}) => ({ data: { id: 'a', version, status: 'new', ...more } });

describe('the answer of a change', () => {
  it('replaces the older record in the cache', () => {
    expect(withNewerRecord(shift(1), shift(2, { status: 'confirmed' }))).toEqual(shift(2, { status: 'confirmed' }));
  });

  it.each([
    ['a newer record', shift(3), shift(2)],
    ['another record', shift(1), { data: { id: 'b', version: 2 } }],
    ['a list', { data: [shift(1).data], total: 1 }, shift(2)],
    ['an empty cache', undefined, shift(2)],
    ['a record, when the answer is none', shift(1), { data: null }],
  ])('does not change %s', (_, cached, answer) => {
    expect(withNewerRecord(cached, answer)).toBe(cached);
  });
});
