import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportFailure, importOften, isServed, moduleOf } from './import-again.ts';

/** A fake of the network. */
const network = vi.fn<typeof fetch>();
const safari = () => new TypeError('Importing a module script failed.');
const module = { default: 'screen' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://smena.invalid' });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

/** Fails this often, as Safari does, without an address. */
const failing = (times: number) => {
  let left = times;
  return async () => {
    if (left-- > 0) throw safari();
    return module;
  };
};

describe('a chunk whose failure names no address', () => {
  it('is loaded again', async () => {
    const loaded = importOften(failing(2));
    await vi.runAllTimersAsync();
    expect(await loaded).toBe(module);
  });

  it('fails with the first failure in the end', async () => {
    const failed = importOften(failing(3)).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toEqual(new ImportFailure(safari()));
  });

  it.each([
    ['answers', async () => new Response(null), true],
    ['does not answer', async () => Promise.reject(new TypeError('Load failed')), false],
  ])('can be loaded by a new document if the server %s', async (_, answer, expected) => {
    network.mockImplementation(answer);
    expect(await isServed(safari())).toBe(expected);
    expect(network.mock.calls[0]?.[0]).toBe('https://smena.invalid/');
  });
});

it('a chunk whose failure names its address is asked for there', async () => {
  network.mockImplementation(async () => new Response(null, { status: 404 }));
  const address = 'https://smena.invalid/assets/list.js';
  expect(await isServed(new TypeError(`Failed to fetch dynamically imported module: ${address}`))).toBe(false);
  expect(network.mock.calls[0]?.[0]).toBe(address);
});

describe('a module in a file that was loaded from its address', () => {
  const inFile = (exports: object) => ({ ...exports, [Symbol.toStringTag]: 'Module' });
  const contracts = inFile({ getMe: {}, updateMe: {} });
  it.each([
    ['the file itself', inFile({ getMe: {} }), true],
    ['one of several modules', { n: contracts, t: inFile({ other: 1 }), a: { getMe: {} }, b: null }, true],
    ['not there', { n: inFile({ other: 1 }), getYou: {} }, false],
    ['one of two that could be meant', { n: contracts, t: inFile({ getMe: {} }) }, false],
  ])('is %s', (_, file, isFound) => {
    expect(moduleOf<typeof contracts & { getMe: object }>(file, 'getMe') !== undefined).toBe(isFound);
  });
});
