import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchWindows } from './watch-windows.ts';

const confirmed = (actions: ('start' | 'leave')[]) =>
  ({
    status: 'confirmed',
    starts_at: '2036-06-10T08:00:00.000Z',
    ends_at: '2036-06-10T14:00:00.000Z',
    actions,
  }) as const;
let requests: string[];
let end: (() => void) | undefined;
const watch = (actions: ('start' | 'leave')[]) => {
  end?.();
  end = watchWindows({
    shifts: [{ ...confirmed(actions), flags: [] }],
    role: 'ROLE_VENDOR_STAFF',
    refetch: () => requests.push(new Date().toISOString().slice(11, 19)),
  });
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2036-06-10T07:00:00.000Z') });
  requests = [];
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

it('shifts are fetched when a window opens, and again until the server’s clock has reached it', async () => {
  watch([]);
  await vi.advanceTimersByTimeAsync(45 * 60_000 + 10_000);
  expect(requests).toEqual(['07:45:00', '07:45:03', '07:45:06', '07:45:09']);
  watch(['start']);
  await vi.advanceTimersByTimeAsync(5 * 60 * 60_000);
  expect(requests).toHaveLength(4);
});

it('a window that the server keeps closed for another reason ends the requests', async () => {
  watch([]);
  await vi.advanceTimersByTimeAsync(70 * 60_000);
  const after = requests.length;
  expect(after).toBeLessThan(60);
  await vi.advanceTimersByTimeAsync(4 * 60 * 60_000);
  expect(requests).toHaveLength(after);
});

it('shifts are fetched when a window closes whose action is still shown', async () => {
  vi.setSystemTime('2036-06-09T19:30:00.000Z');
  watch(['leave']);
  await vi.advanceTimersByTimeAsync(30 * 60_000 + 1);
  expect(requests).toEqual(['20:00:00']);
});

it('a window that opens later than a timer can wait is no request now', async () => {
  vi.setSystemTime('2036-05-01T08:00:00.000Z');
  watch([]);
  await vi.advanceTimersByTimeAsync(39 * 24 * 60 * 60_000);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(requests[0]).toBe('07:45:00');
});

it('there is no request while time changes nothing', async () => {
  vi.setSystemTime('2036-06-01T08:00:00.000Z');
  watch(['leave']);
  await vi.advanceTimersByTimeAsync(8 * 24 * 60 * 60_000);
  expect(requests).toEqual([]);
});

it('a shift that nobody ended is fetched when it becomes overdue, eight hours after its end', async () => {
  vi.setSystemTime('2036-06-10T21:00:00.000Z');
  const running = { ...confirmed([]), status: 'in_progress', actions: ['end'] } as const;
  const watchRunning = (flags: 'overdue'[]) => {
    end?.();
    const refetch = () => requests.push(new Date().toISOString().slice(11, 19));
    end = watchWindows({
      shifts: [{ ...running, actions: [...running.actions], flags }],
      role: 'ROLE_VENDOR',
      refetch,
    });
  };
  watchRunning([]);
  await vi.advanceTimersByTimeAsync(60 * 60_000 + 1000);
  expect(requests).toEqual(['22:00:00']);
  watchRunning(['overdue']);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(requests).toHaveLength(1);
});
