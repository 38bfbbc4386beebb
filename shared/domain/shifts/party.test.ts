import { expect, it } from 'vitest';
import { admin, buyer, manager, newcomer, otherVendor, performer, storeManager, worker } from './examples.ts';
import { partyOf } from './party.ts';

it.each([
  [[buyer, storeManager], 'customer'],
  [[admin, manager], 'platform'],
  [[performer, worker], 'v1'],
  [[{ ...performer, company: otherVendor }], 'v2'],
  [[{ ...performer, company: null }], 'performer'],
  [[{ ...worker, company: null }], 'worker'],
  [[newcomer], 'none'],
])('%# counts together as %s, and apart from the other parties', (actors, party) => {
  expect(actors.map(partyOf)).toEqual(actors.map(() => party));
});
