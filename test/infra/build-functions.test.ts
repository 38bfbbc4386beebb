import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildFunctions, handlers } from '../../infra/build-functions.ts';

it.each(Object.entries(handlers))('finds the handler of %s in %s', (_, source) => {
  expect(existsSync(source)).toBe(true);
});

it('says which handler is missing', async () => {
  await expect(buildFunctions(['get-shift', 'get-nothing'])).rejects.toThrow('missing: get-nothing');
});
