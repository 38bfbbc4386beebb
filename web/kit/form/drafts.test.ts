import { expect, it } from 'vitest';
import { clearCaches } from '../../api/load-me.ts';
import { draftOf, writeDraft } from './drafts.ts';
import { lossesOfLeaving } from './unsaved.ts';

it('a draft is kept by its name until the account changes', () => {
  writeDraft('comment of thursday', 'I am lat');
  expect(draftOf('comment of thursday', '')).toBe('I am lat');
  expect(draftOf('comment of friday', '')).toBe('');
  clearCaches();
  expect(draftOf('comment of thursday', '')).toBe('');
});

it('a draft counts as unsaved while it contains text', () => {
  writeDraft('comment of thursday', 'I am lat');
  writeDraft('comment of friday', '');
  expect(lossesOfLeaving('page')).toEqual(['draft']);
  expect(lossesOfLeaving('screen')).toEqual([]);
  writeDraft('comment of thursday', ' ');
  expect(lossesOfLeaving('page')).toEqual([]);
  writeDraft('comment of thursday', 'I am late');
  clearCaches();
  expect(lossesOfLeaving('page')).toEqual([]);
});
