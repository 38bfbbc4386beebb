import { afterEach, describe, expect, it } from 'vitest';
import { lossesOfGoing, lossesOfLeaving, setLoss } from './unsaved.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://smena.invalid');
  return { pathname, search };
};
const going = (from: string, to: string) => lossesOfGoing(at(from), at(to));
afterEach(() => setLoss('form', null));

describe('unsaved input is lost', () => {
  it.each([
    ['another screen', '/shifts/new', '/shifts/list', ['input']],
    ['another record of the same screen', '/shifts/new?like=1', '/shifts/new', ['input']],
    ['another record to copy', '/shifts/new?like=1', '/shifts/new?like=2', ['input']],
    ['another tab or filter', '/shifts/new?like=1', '/shifts/new?like=1&tab=bank', []],
  ])('on the way to %s', (_, from, to, losses) => {
    setLoss('form', 'input', 'like');
    expect(going(from, to)).toEqual(losses);
  });

  it('never on the way to another filter, if no parameter decides about it', () => {
    setLoss('form', 'input');
    expect(going('/stores/edit/1?tab=a', '/stores/edit/1')).toEqual([]);
  });
});

it('a draft is lost with the account only', () => {
  setLoss('form', 'draft');
  expect([going('/shifts/list', '/stores/list'), going('/shifts/list', '/logout')]).toEqual([[], ['draft']]);
});

it('what is unsent stays on the device, so only leaving the account asks', () => {
  setLoss('form', 'unsent');
  expect(lossesOfLeaving('page')).toEqual([]);
  expect([going('/my', '/settings/profile'), going('/my', '/logout?profile=1')]).toEqual([[], ['unsent']]);
});
