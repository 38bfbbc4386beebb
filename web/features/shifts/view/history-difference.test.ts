import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#shared/contracts/shifts.ts';
import common from '#shared/messages/en/common.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { differenceOf } from './history-difference.ts';

const told = {
  field: null,
  at: '2026-10-27T09:00:00.000Z',
  by: null,
  on_behalf_of: null,
  reason: null,
} as const;
const i18n = i18next.createInstance();
await i18n.init({ lng: 'en', resources: { en: { shifts, common } } });
const wordsOf = (entry: LogEntry) => differenceOf(entry, i18n.getFixedT('en', ['shifts', 'common']), 'Europe/Prague');

describe('the text of a log entry', () => {
  it.each(['Reception is open 24/7', '/', 'confirmed', '2026-10-27T09:00:00.000Z/2026-10-27T17:00:00.000Z'])(
    'contains a comment exactly as it was written: %s',
    (text) => {
      expect(wordsOf({ ...told, kind: 'comment', before: null, after: text })).toEqual({ before: '', after: text });
    },
  );

  it('contains the name of a specialty with a slash', () => {
    const texts = wordsOf({ ...told, kind: 'category', before: 'Cashier', after: 'Cashier/shelves' });
    expect(texts).toEqual({ before: 'Cashier', after: 'Cashier/shelves' });
  });

  const terms = {
    starts_at: '2026-10-27T09:00:00.000Z',
    ends_at: '2026-10-27T17:00:00.000Z',
    category: 'Cashier',
    hourly_rate: 20_000,
    planned_break_minutes: 30,
  };
  it('leaves out the day of planned times when it does not change', () => {
    const after = { ...terms, ends_at: '2026-10-27T18:00:00.000Z' };
    expect(wordsOf({ ...told, kind: 'change_asked', before: terms, after })).toEqual({
      before: '10:00–18:00',
      after: '10:00–19:00',
    });
  });

  it('contains only the differences of a change', () => {
    const after = { ...terms, category: 'Baker', hourly_rate: 25_000, planned_break_minutes: 45 };
    const { before, after: asked } = wordsOf({ ...told, kind: 'change_asked', before: terms, after });
    expect(before).toMatch(/^Cashier, .*200.*, break 30 min$/);
    expect(asked).toMatch(/^Baker, .*250.*, break 45 min$/);
  });

  it('contains the performer that declined, and the shift that is no longer backed', () => {
    const vendor = { id: 'v1', name: 'Helpers' };
    const { starts_at, ends_at } = terms;
    const backed = { id: 'backed', store: 'Brno', starts_at, ends_at };
    expect(wordsOf({ ...told, kind: 'declined', before: vendor, after: null }).before).toBe('Helpers');
    expect(wordsOf({ ...told, kind: 'back_dropped', before: backed, after: null }).before).toMatch(/^Brno, .*10:00/);
  });

  it('leaves out values that did not exist before', () => {
    const times = { starts_at: '2026-10-27T09:00:00.000Z', ends_at: '2026-10-27T17:00:00.000Z' };
    expect(wordsOf({ ...told, kind: 'created', before: null, after: times }).before).toBe('');
    expect(wordsOf({ ...told, kind: 'planned_break', before: 30, after: 45 })).toEqual({
      before: '30 min',
      after: '45 min',
    });
  });
});
