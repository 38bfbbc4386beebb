import { expect, it } from 'vitest';
import { outdated } from '../../infra/generate.ts';

it('docs/generated is what its sources say', async () => {
  expect(await outdated()).toEqual([]);
});
