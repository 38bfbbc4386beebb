import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#shared/contracts/shifts.ts';
import common from '#shared/messages/en/common.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { differenceOf, fieldOf } from './history-difference.ts';

const entryOf = { field: null, at: '2026-10-27T09:00:00.000Z', by: null, on_behalf_of: null, reason: null } as const;
const i18n = i18next.createInstance();
await i18n.init({ lng: 'en', resources: { en: { shifts, common } } });
const wordsOf = (entry: LogEntry) => differenceOf(entry, i18n.getFixedT('en', ['shifts', 'common']), 'Europe/Prague');

describe('the text of a log entry', () => {
  it.each(['Reception is open 24/7', '/', 'confirmed', '2026-10-27T09:00:00.000Z/2026-10-27T17:00:00.000Z'])(
    'contains a comment exactly as it was written: %s',
    (text) => {
      expect(wordsOf({ ...entryOf, kind: 'comment', before: null, after: text })).toEqual({ before: '', after: text });
    },
  );

  it('contains the name of a specialty with a slash', () => {
    const texts = wordsOf({ ...entryOf, kind: 'category', before: 'Cashier', after: 'Cashier/shelves' });
    expect(texts).toEqual({ before: 'Cashier', after: 'Cashier/shelves' });
  });

  it('counts the minutes of a break from the times that it shows, which have no seconds', () => {
    const pause = { from: '2026-10-27T09:07:19.000Z', to: '2026-10-27T09:38:05.000Z' };
    expect(wordsOf({ ...entryOf, kind: 'break', before: null, after: pause }).after).toBe('10:07–10:38 (31 min)');
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
    expect(wordsOf({ ...entryOf, kind: 'change_asked', before: terms, after })).toEqual({
      before: '10:00–18:00',
      after: '10:00–19:00',
    });
  });

  it('contains only the differences of a change', () => {
    const after = { ...terms, category: 'Baker', hourly_rate: 25_000, planned_break_minutes: 45 };
    const { before, after: pendingChange } = wordsOf({ ...entryOf, kind: 'change_asked', before: terms, after });
    expect(before).toMatch(/^Cashier, .*200.*, break 30 min$/);
    expect(pendingChange).toMatch(/^Baker, .*250.*, break 45 min$/);
  });

  it('contains the performer that declined, and the shift that is no longer backed', () => {
    const vendor = { id: 'v1', name: 'Helpers' };
    const { starts_at, ends_at } = terms;
    const backed = { id: 'backed', store: 'Brno', starts_at, ends_at };
    expect(wordsOf({ ...entryOf, kind: 'declined', before: vendor, after: null }).before).toBe('Helpers');
    expect(wordsOf({ ...entryOf, kind: 'back_dropped', before: backed, after: null }).before).toMatch(/^Brno, .*10:00/);
  });

  it('leaves out values that did not exist before', () => {
    const times = { starts_at: '2026-10-27T09:00:00.000Z', ends_at: '2026-10-27T17:00:00.000Z' };
    expect(wordsOf({ ...entryOf, kind: 'created', before: null, after: times }).before).toBe('');
    expect(wordsOf({ ...entryOf, kind: 'planned_break', before: 30, after: 45 })).toEqual({
      before: '30 min',
      after: '45 min',
    });
  });
});

describe('the field of a log entry', () => {
  const pause = { from: '2026-10-27T11:00:00.000Z', to: '2026-10-27T11:30:00.000Z' };
  const moved = { ...pause, to: '2026-10-27T11:45:00.000Z' };

  it.each([
    ['moved by a correction', pause, moved],
    ['added by a correction', null, pause],
    ['removed by a correction', pause, null],
    ['ended together with the shift', { ...pause, to: null }, pause],
  ])('names a break that was %s', (_, before, after) => {
    expect(fieldOf({ ...entryOf, kind: 'break', before, after })).toBe('break');
  });

  it('names a time or a planned break', () => {
    const { from: before, to: after } = pause;
    expect(fieldOf({ ...entryOf, kind: 'start', field: 'actual_start', before, after })).toBe('actual_start');
    expect(fieldOf({ ...entryOf, kind: 'planned_break', before: 30, after: 45 })).toBe('planned_break_minutes');
  });
});
