import { expect, it } from 'vitest';
import { knownReply, rememberReply } from './known-replies.ts';

it('a tab knows the last sixty replies that have an ETag', () => {
  for (let n = 0; n < 60; n++) rememberReply(`list ${n}`, `"${n}"`, n);
  // Used again, so it is not the oldest.
  rememberReply('list 0', '"newer"', 'newer');
  rememberReply('list 60', '"60"', 60);
  expect([knownReply('list 0'), knownReply('list 1'), knownReply('list 2'), knownReply('list 60')]).toEqual([
    { etag: '"newer"', content: 'newer' },
    undefined,
    { etag: '"2"', content: 2 },
    { etag: '"60"', content: 60 },
  ]);
  rememberReply('list 0', null, 'without');
  expect(knownReply('list 0')).toBeUndefined();
});
