import { describe, expect, it } from 'vitest';
import { rangeOf, readParameters, removeParameters, setRange, toggleValue, valuesOf } from './parameters.ts';

const chosen = '{"scent":["lemon","none"],"volume":{"from":1.5}}';

describe('the parameters in the address', () => {
  it.each([undefined, '', '{', '[]', 'null', '{"scent":"lemon"}', '{"volume":{"from":"1"}}'])('%s are none', (text) => {
    expect(readParameters(text)).toEqual({});
  });

  it('are values, or the range of a number', () => {
    const read = readParameters(chosen);
    expect([valuesOf(read, 'scent'), valuesOf(read, 'volume')]).toEqual([['lemon', 'none'], []]);
    expect([rangeOf(read, 'volume'), rangeOf(read, 'scent')]).toEqual([{ from: 1.5 }, {}]);
  });

  it('get a value, and lose it', () => {
    const one = toggleValue(undefined, 'scent', 'lemon');
    expect(one).toBe('{"scent":["lemon"]}');
    expect(toggleValue(one, 'scent', 'none')).toBe('{"scent":["lemon","none"]}');
    expect(toggleValue(one, 'scent', 'lemon')).toBe('');
  });

  it('get a range, and lose it', () => {
    expect(setRange('', 'volume', { from: 0, to: 2 })).toBe('{"volume":{"from":0,"to":2}}');
    expect(setRange(chosen, 'volume', {})).toBe('{"scent":["lemon","none"]}');
  });

  it('lose those that are named', () => {
    expect(removeParameters(chosen, ['scent', 'unknown'])).toBe('{"volume":{"from":1.5}}');
    expect(removeParameters(chosen, ['scent', 'volume'])).toBe('');
  });
});
