import { describe, expect, it } from 'vitest';
import { aConfirmedShift, act, admin, aShift, aWorker, performer, refusalOf, worker } from './examples.ts';

const dayAhead = '2026-06-09T08:00:00.000Z';
const corrected = {
  action: 'correct',
  actual_start: '2026-06-10T08:00:00.000Z',
  actual_end: '2026-06-10T14:00:00.000Z',
  breaks: [],
  reason: 'forgot to punch',
  busy: [],
} as const;
const staffing = { staff: aWorker(), busy: [], standBys: [] } as const;

describe('the log of a shift', () => {
  it.each([
    ['assign', aShift(), dayAhead, { action: 'assign', ...staffing }],
    ['replace', aConfirmedShift(), dayAhead, { action: 'replace', ...staffing }],
    ['reserve', aShift(), dayAhead, { action: 'reserve', ...staffing, backs: [] }],
    ['edit', aShift(), dayAhead, { action: 'edit', planned_break_minutes: 15, busy: [], standBys: [] }],
    ['correct', aConfirmedShift({ status: 'unfulfilled' }), '2026-06-11T08:00:00.000Z', corrected],
  ] as const)('is bounded: %s is possible up to version 200', (_, shift, now, command) => {
    const at = (version: number) => () => act({ ...shift, version }, performer, now, command);
    expect(refusalOf(at(199))).toBe('accepted');
    expect(at(200)).toThrow(expect.objectContaining({ code: 'too-many-changes', details: { params: { limit: 200 } } }));
  });

  it.each([
    ['leave', aConfirmedShift(), admin, { action: 'leave', reason: 'ill' }],
    ['cancel', aConfirmedShift(), admin, { action: 'cancel', reason: 'closed', backs: [] }],
    ['start', aConfirmedShift(), worker, { action: 'start', busy: [] }],
  ] as const)('never prevents the end of a shift: %s is possible at every version', (_, shift, actor, command) => {
    const now = '2026-06-10T07:50:00.000Z';
    expect(refusalOf(() => act({ ...shift, version: 500 }, actor, now, command))).toBe('accepted');
  });
});
