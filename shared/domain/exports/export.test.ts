import { describe, expect, it } from 'vitest';
import { exportStateOf, exportTimes } from './export.ts';

const now = '2026-11-22T08:00:00.000Z';
const times = exportTimes(now);
const at = (time: string, state: 'running' | 'ready' | 'failed', failure: 'no-access' | null = null) =>
  exportStateOf({ ...times, state, failure }, time);

describe('an export', () => {
  it('has an hour to be written, and its file is kept for seven days', () =>
    expect(times).toEqual({
      created_at: now,
      run_until: '2026-11-22T09:00:00.000Z',
      available_until: '2026-11-29T08:00:00.000Z',
    }));

  it('that is not ready within the hour has failed', () => {
    expect(at('2026-11-22T08:59:59.999Z', 'running')).toEqual({ state: 'running', failure: null });
    expect(at('2026-11-22T09:00:00.000Z', 'running')).toEqual({ state: 'failed', failure: 'not-in-time' });
  });

  it('that is ready can be downloaded until it expires', () => {
    expect(at('2026-11-29T07:59:59.999Z', 'ready')).toEqual({ state: 'ready', failure: null });
    expect(at('2026-11-29T08:00:00.000Z', 'ready')).toEqual({ state: 'expired', failure: null });
  });

  it('that failed keeps its reason', () =>
    expect(at('2026-12-29T08:00:00.000Z', 'failed', 'no-access')).toEqual({ state: 'failed', failure: 'no-access' }));
});
