import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locate, mayLocate } from './position.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = Parameters<Geolocation['getCurrentPosition']>;
const failed = (code: number) =>
  ({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as const;
const found = (accuracy: number) => {
  const coords = { latitude: 50.05, longitude: 14.43, accuracy, altitude: null, altitudeAccuracy: null };
  const all = { ...coords, heading: null, speed: null };
  return { timestamp: 0, coords: { ...all, toJSON: () => all }, toJSON: () => all };
};
const phone = (answer: (...args: Answer) => void) => ({ getCurrentPosition: answer });

it('a position is sent with its accuracy, at most the largest that the server accepts', async () => {
  expect(await locate(phone((found_) => found_(found(12))))).toEqual({ lat: 50.05, lng: 14.43, accuracy: 12 });
  expect(await locate(phone((found_) => found_(found(4e6))))).toMatchObject({ accuracy: 1_000_000 });
});

it('a punch goes without a position that fails or does not come in three seconds', async () => {
  expect(await locate(phone((_, fail) => fail?.(failed(2))))).toBeUndefined();
  const silent = locate(phone(() => {}));
  const settled = vi.fn<() => void>();
  void silent.then(settled);
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await silent).toBeUndefined();
});

it('the choice is possible unless the browser refuses', async () => {
  const answers = [
    phone((found_) => found_(found(12))),
    phone((_, fail) => fail?.(failed(3))),
    phone((_, fail) => fail?.(failed(1))),
  ];
  expect(await Promise.all(answers.map((each) => mayLocate(each)))).toEqual([true, true, false]);
});
