import { expect } from 'vitest';
import { takeOver } from '../world/prerendered.ts';
import { it } from '../world/screen.ts';

it('the app takes over the prerendered sign-in without moving anything', async ({ visit }) => {
  expect(await takeOver(await visit('/icon.svg', 'phone'), '/auth/main')).toEqual([]);
});
