import { expect, it } from 'vitest';
import { outdated } from '../../infra/generate.ts';

it('the generated files match their sources', async () => {
  expect(await outdated()).toEqual([]);
});
