import { describe, expect, it } from 'vitest';
import { changedFields, compareVersions } from './merge-versions.ts';

const former = {
  version: 1,
  name: 'Albert',
  phone: null,
  hours: { mon: { from: '08:00', to: '20:00' }, tue: { from: '08:00', to: '20:00' } },
  languages: ['cs'],
};
const fields = new Set(['name', 'phone', 'hours.mon', 'hours.tue', 'languages']);
const compare = (mine: object, theirs: object, known = fields) => {
  const { conflicts, own, foreign } = compareVersions(
    { former, mine: { ...former, ...mine }, theirs: { ...former, version: 2, ...theirs } },
    known,
  );
  const paths = (differences: typeof own) => differences.map(({ path }) => path);
  return { conflicts, paths: { conflicts: paths(conflicts), own: paths(own), foreign: paths(foreign) } };
};

describe('compareVersions', () => {
  it('a field that both changed differently is a conflict with all three values', () => {
    const { conflicts } = compare({ name: 'Billa' }, { name: 'Lidl' });
    expect(conflicts).toEqual([{ path: 'name', former: 'Albert', mine: 'Billa', theirs: 'Lidl' }]);
  });

  it('fields that one side changed are no conflicts', () => {
    expect(compare({ name: 'Billa' }, { phone: '+420777000001' }).paths).toEqual({
      conflicts: [],
      own: ['name'],
      foreign: ['phone'],
    });
  });

  it('the same change by both sides is no difference, also of lists and objects', () => {
    const both = { name: 'Billa', languages: ['cs', 'ru'], hours: { ...former.hours, mon: null } };
    expect(compare(both, structuredClone(both)).paths).toEqual({ conflicts: [], own: [], foreign: [] });
  });

  it('entries of an object are compared one by one, an entry that is one field as a whole', () => {
    const mon = { from: '08:00', to: '21:00' };
    const mine = { hours: { ...former.hours, mon } };
    const theirs = { hours: { mon: { from: '07:00', to: '20:00' }, tue: null } };
    expect(compare(mine, theirs).paths).toEqual({ conflicts: ['hours.mon'], own: [], foreign: ['hours.tue'] });
  });

  it('without known fields the innermost entries are compared', () => {
    const mine = { hours: { ...former.hours, mon: { from: '08:00', to: '21:00' } } };
    const theirs = { hours: { ...former.hours, mon: { from: '07:00', to: '20:00' } } };
    expect(compare(mine, theirs, new Set()).paths).toEqual({
      conflicts: [],
      own: ['hours.mon.to'],
      foreign: ['hours.mon.from'],
    });
  });

  it('a list is one value', () => {
    expect(compare({ languages: ['cs', 'en'] }, { languages: ['cs', 'ru'] }).paths.conflicts).toEqual(['languages']);
  });
});

it('changed fields are found by content', () => {
  const copy = structuredClone(former);
  expect(changedFields(former, copy)).toEqual([]);
  expect(changedFields(former, { ...copy, phone: '', languages: [] })).toEqual(['phone', 'languages']);
});
