import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleShift } from '../shifts/example-shift.ts';
import { forgetDoor, rememberDoor, takeDoorCode } from './door-code.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const shift = exampleShift();
const other = exampleShift({ id: 'evening' });
const elsewhere = exampleShift({ store: { ...shift.store, id: 'vysocany' } });
const scanned = Date.parse('2026-11-26T04:50:00Z');
const after = (minutes: number, seconds = 0) => scanned + (minutes * 60 + seconds) * 1000;
const code = 'Xy_-0123456789ab';

describe('the code that was scanned at the door of a store', () => {
  it('is carried by the punches of a shift there for half an hour', () => {
    rememberDoor('pankrac', code, scanned);
    expect([takeDoorCode(shift, after(0)), takeDoorCode(shift, after(29, 59))]).toEqual([code, code]);
    expect(takeDoorCode(shift, after(30))).toBeUndefined();
  });

  it('is not carried at another store, nor without a scan', () => {
    expect(takeDoorCode(shift, after(1))).toBeUndefined();
    rememberDoor('pankrac', code, scanned);
    expect(takeDoorCode(elsewhere, after(1))).toBeUndefined();
  });

  it('is of one shift: the first one that is punched', () => {
    rememberDoor('pankrac', code, scanned);
    expect([takeDoorCode(shift, after(1)), takeDoorCode(other, after(2)), takeDoorCode(shift, after(3))]).toEqual([
      code,
      undefined,
      code,
    ]);
    rememberDoor('pankrac', code, after(4));
    expect(takeDoorCode(other, after(5))).toBe(code);
  });

  it('is not used after the clock was set back before the scan', () => {
    rememberDoor('pankrac', code, scanned);
    expect(takeDoorCode(shift, after(-1))).toBeUndefined();
  });

  it('is forgotten when the server refuses it, unless a newer one was scanned', () => {
    rememberDoor('pankrac', code, scanned);
    forgetDoor('another-code-000');
    expect(takeDoorCode(shift, after(1))).toBe(code);
    forgetDoor(code);
    expect(takeDoorCode(shift, after(1))).toBeUndefined();
  });
});
