import { describe, expect, test } from 'vitest';
import { tagsOf } from './tags.ts';

const now = '2026-11-26T05:30:00.000Z';
const shift = {
  status: 'confirmed',
  flags: [],
  starts_at: '2026-11-26T06:00:00.000Z',
  ends_at: '2026-11-26T14:00:00.000Z',
  planned_break_minutes: 30,
  minutes_worked: 0,
  counterpart_id: null,
  breaks: [],
  warnings: [],
  pending_change: null,
  replacement_asked: null,
  tardiness_minutes: 0,
} as const;
type Changes = Partial<Parameters<typeof tagsOf>[0]>;
const ids = (changes: Changes) => tagsOf({ ...shift, ...changes }, now).map(({ id }) => id);

describe('the tags of a shift', () => {
  test.each<[string, Changes, string[]]>([
    ['none for one as planned', {}, []],
    ['the minutes of a late start', { status: 'in_progress', flags: ['late'], tardiness_minutes: 7 }, ['late']],
    ['a request for a replacement', { replacement_asked: {} }, ['replacement']],
    ['an open break', { status: 'in_progress', breaks: [{ to: now }, { to: null }] }, ['break']],
    ['no break that is over', { status: 'in_progress', breaks: [{ to: now }] }, []],
    [
      'warnings of the plan and of a requested change',
      { pending_change: { warnings: [{ rule: 'rest' }] } },
      ['law', 'change'],
    ],
    [
      'a closed day apart from other rules',
      { warnings: [{ rule: 'closed-by-law' }, { rule: 'rest' }] },
      ['closed', 'law'],
    ],
    ['a short notice, which is no rule of the law', { warnings: [{ rule: 'notice' }] }, ['notice']],
    [
      'no warnings of a canceled one',
      { status: 'canceled', canceled_by: 'customer', warnings: [{ rule: 'rest' }] },
      [],
    ],
    ['what the performer canceled', { status: 'canceled', canceled_by: 'performer' }, ['canceledByPerformer']],
    ['flags, but for the one that is the status', { status: 'reserve', flags: ['reserve', 'holiday'] }, ['holiday']],
    ['the most urgent first', { flags: ['holiday', 'no_show', 'overdue'] }, ['no_show', 'overdue', 'holiday']],
  ])('are %s', (_, changes, expected) => expect(ids(changes)).toEqual(expected));

  test('say for how long nobody has started it', () => {
    const missed = { ...shift, starts_at: '2026-11-26T05:00:00.000Z' };
    expect(tagsOf(missed, now)).toEqual([{ id: 'missed', urgency: 'danger', text: 'notStartedFor', minutes: 30 }]);
  });

  test('say for how long it went over the plan, unless it is little', () => {
    const worked = (minutes_worked: number) => tagsOf({ ...shift, status: 'completed', minutes_worked }, now);
    expect(worked(465)).toEqual([{ id: 'over', urgency: 'warning', text: 'overPlan', minutes: 15 }]);
    expect(worked(464)).toEqual([]);
  });

  test('name a called-up shift and its counterpart', () =>
    expect(tagsOf({ ...shift, flags: ['reserve'], counterpart_id: 'other' }, now)).toMatchObject([
      { text: 'calledUp' },
    ]));
});
