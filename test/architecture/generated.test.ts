import { expect, it } from 'vitest';
import { outdated } from '../../infra/generate.ts';

it('the generated files are as `npm run generate` writes them', async () => {
  expect(await outdated()).toEqual([]);
});
