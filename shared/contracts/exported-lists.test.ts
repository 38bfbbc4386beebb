import { describe, expect, it } from 'vitest';
import * as cs from '../messages/cs/exported.generated.ts';
import * as en from '../messages/en/exported.generated.ts';
import * as ru from '../messages/ru/exported.generated.ts';
import { exportedListNames, exportedLists } from './exported-lists.generated.ts';

describe.each(exportedListNames)('the exported list %s', (name) => {
  it.each(Object.entries({ en, cs, ru }))(
    'has the header of each column in %s, in the order of the columns',
    (_, messages) => expect(Object.keys(messages.headers[name])).toEqual(Object.keys(exportedLists[name].columns)),
  );

  it('is a list of signed-in readers, with pages', () => {
    const { list } = exportedLists[name];
    expect(list.access).not.toBe('public');
    expect(list.query.shape).toHaveProperty('cursor');
  });
});
