import { announcementOf } from '../live/announcement.ts';
import { companyTenant, orderSubject } from '../orders/order-entries.ts';
import type { Announcements, Change, CountedLists, Listed, Readers } from '../records.ts';
import { listThreadWrites, readThread, type Thread, threadKey, threadList } from './threads.ts';

export const readers = { thread: readThread } satisfies Readers;

export const announcements = {
  thread: ({ before, after }: Change<Thread>) => announcementOf('messages', [before, after], orderSubject),
} satisfies Announcements;

export const listed = {
  threads: { record: threadKey, writes: (item) => listThreadWrites(undefined, readThread(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => [threadList(companyTenant(company))];
