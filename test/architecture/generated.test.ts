import { expect, it } from 'vitest';
import { outdated } from '../../infra/generate.ts';

it('docs/generated matches its sources', async () => {
  expect(await outdated()).toEqual([]);
});
