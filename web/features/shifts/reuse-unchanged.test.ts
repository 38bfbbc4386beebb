import { expect, it } from 'vitest';
import { exampleShift } from './example.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const before = [exampleShift({ id: 'a' }), exampleShift({ id: 'b' })];
const again = (changes: Parameters<typeof exampleShift>[0] = {}) => [
  { ...exampleShift({}), id: 'a' },
  { ...exampleShift({}), id: 'b', ...changes },
];

it('an equal response keeps the known objects', () => {
  expect(reuseUnchanged(before, again())).toBe(before);
});

it.for([
  ['a new version', { version: 2, comment: 'Gate B' }],
  ['work that goes on', { minutes_worked: 5 }],
  ['what the reader may do by now', { actions: ['start'] }],
  ['another language', { category: { id: 'cashier', name: 'Pokladní' } }],
] as const)('%s is taken over, and other shifts keep their objects', ([, changes]) => {
  const after = reuseUnchanged(
    before,
    again({ ...changes, actions: [...('actions' in changes ? changes.actions : [])] }),
  );
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toMatchObject(changes);
});

it('shifts that are missing in the response are removed', () => {
  expect(reuseUnchanged(before, again().slice(1))).toEqual([before[1]]);
});
