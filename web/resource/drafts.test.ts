import { expect, it } from 'vitest';
import { clearCaches } from '../api/load-me.ts';
import { draftOf, writeDraft } from './drafts.ts';

it('a draft is kept by its name until the account changes', () => {
  writeDraft('comment of thursday', 'I am lat');
  expect(draftOf('comment of thursday', '')).toBe('I am lat');
  expect(draftOf('comment of friday', '')).toBe('');
  clearCaches();
  expect(draftOf('comment of thursday', '')).toBe('');
});
