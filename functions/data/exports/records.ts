import { announcementTo } from '../live/announcement.ts';
import type { Announcements, Change, Readers } from '../records.ts';
import { readExport } from './exports.ts';

export const readers = { export: readExport } satisfies Readers;

export const announcements = {
  export: ({ before, after }: Change<ReturnType<typeof readExport>>) => {
    const newest = after ?? before;
    return announcementTo('exports', newest, [{ account_id: newest.account_id }]);
  },
} satisfies Announcements;
