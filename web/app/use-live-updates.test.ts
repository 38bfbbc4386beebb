import { afterEach, expect, it, vi } from 'vitest';
import { liveState } from '../api/live-state.ts';
import { startLive } from './use-live-updates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('screens poll while the code for live updates cannot be loaded, and it is loaded again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://smena.invalid' });
  let isServed = false;
  const addresses: string[] = [];
  const end = startLive('me', async () => {
    if (!isServed) throw new TypeError('Importing a module script failed.');
    return {
      default: ({ address }) => {
        addresses.push(address);
        return () => liveState.write('off');
      },
    };
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(liveState.read()).toBe('late');
  isServed = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(addresses).toEqual(['wss://smena.invalid/api/live']);
  end();
  expect(liveState.read()).toBe('off');
});

it('a layout that was left before the code had loaded opens no connection and plans none', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://smena.invalid' });
  for (const isServed of [true, false]) {
    let [loads, connections] = [0, 0];
    const end = startLive('me', async () => {
      loads++;
      if (!isServed) throw new TypeError('Importing a module script failed.');
      return {
        default: () => {
          connections++;
          return () => {};
        },
      };
    });
    end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([loads, connections, liveState.read()]).toEqual([1, 0, 'off']);
  }
});
