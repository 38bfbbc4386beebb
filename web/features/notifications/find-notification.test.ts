import { expect, it } from 'vitest';
import type { Notification } from '#shared/contracts/notifications.ts';
import { findNotification } from './find-notification.ts';

const notification = (id: string): Notification => ({
  id,
  kind: 'shift-assigned',
  at: '2026-11-23T22:15:07.000Z',
  params: {},
  about: 'shift',
  read: false,
});

/** A list of two a page, which notes the pages that were read. */
const listOf = (ids: readonly string[]) => {
  const pages: string[] = [];
  const load = async (page: string) => {
    pages.push(page);
    const start = (Number(page) - 1) * 2;
    return { page: Number(page), per_page: 2, total: ids.length, data: ids.slice(start, start + 2).map(notification) };
  };
  return { pages, load };
};

it('a notification is found on a later page, and no further page is read', async () => {
  const { pages, load } = listOf(['a', 'b', 'c', 'd', 'e']);
  expect(await findNotification('c', load)).toMatchObject({ id: 'c' });
  expect(pages).toEqual(['1', '2']);
});

it('a notification that is gone ends the search with the list', async () => {
  const { pages, load } = listOf(['a', 'b', 'c', 'd']);
  expect(await findNotification('z', load)).toBeNull();
  expect(pages).toEqual(['1', '2']);
});

it('a longer list is searched on five pages', async () => {
  const { pages, load } = listOf(Array.from({ length: 12 }, (_, n) => String(n)));
  expect(await findNotification('11', load)).toBeNull();
  expect(pages).toHaveLength(5);
});
