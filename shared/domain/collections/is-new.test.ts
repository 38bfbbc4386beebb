import { describe, expect, it } from 'vitest';
import { isNewProduct, withRemoved } from './is-new.ts';

const now = '2026-06-15T10:00:00.000Z';

describe('a product', () => {
  it.each([
    ['2026-06-14T10:00:00.000Z', 1, true],
    ['2026-06-14T09:59:59.999Z', 1, false],
    ['2026-05-16T10:00:00.000Z', 30, true],
    ['2026-05-16T09:59:59.999Z', 30, false],
    ['2025-06-15T10:00:00.000Z', 365, true],
  ])('of %s is new for %i days: %s', (created_at, new_days, is) => {
    expect(isNewProduct({ id: 'p', created_at }, { new_days, removed: [] }, now)).toBe(is);
  });

  it('that was removed from the new ones is not new', () => {
    const removed = [{ product_id: 'p', at: now }];
    expect(isNewProduct({ id: 'p', created_at: now }, { new_days: 30, removed }, now)).toBe(false);
    expect(isNewProduct({ id: 'other', created_at: now }, { new_days: 30, removed }, now)).toBe(true);
  });
});

describe('removals', () => {
  const removal = (product_id: string, at: string) => ({ product_id, at });

  it('name each product once, and are kept while the product could be new', () => {
    const [old, kept] = [removal('old', '2025-06-14T09:59:59.999Z'), removal('kept', '2025-06-14T10:00:00.000Z')];
    const before = [old, kept, removal('again', '2026-06-01T10:00:00.000Z')];
    expect(withRemoved(before, 'again', now)).toEqual([kept, removal('again', now)]);
  });

  it('are at most 1,000, the last ones', () => {
    const before = Array.from({ length: 1000 }, (_, n) => removal(`p${n}`, now));
    const after = withRemoved(before, 'one more', now);
    expect(after).toHaveLength(1000);
    expect([after[0]?.product_id, after.at(-1)?.product_id]).toEqual(['p1', 'one more']);
  });
});
