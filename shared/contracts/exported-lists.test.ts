import { describe, expect, it } from 'vitest';
import cs from '../messages/cs/exports.ts';
import en from '../messages/en/exports.ts';
import ru from '../messages/ru/exports.ts';
import { exportedListNames, exportedLists } from './exported-lists.ts';

describe.each(exportedListNames)('the exported list %s', (name) => {
  it.each(Object.entries({ en, cs, ru }))(
    'has the header of each column in %s, in the order of the columns',
    (_, messages) =>
      expect(Object.keys(messages.lists[name].columns)).toEqual(Object.keys(exportedLists[name].columns)),
  );

  it('is a list of signed-in readers, with pages', () => {
    const { list } = exportedLists[name];
    expect(list.access).not.toBe('public');
    expect(list.query.shape).toHaveProperty('cursor');
  });
});
