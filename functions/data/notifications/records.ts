import { announcementTo } from '../live/announcement.ts';
import type { Announcements, Change, Readers } from '../records.ts';
import { readNotification, readReadMarks } from './notifications.ts';

export const readers = { notification: readNotification, 'read-marks': readReadMarks } satisfies Readers;

export const announcements = {
  notification: ({ type, after }: Change<ReturnType<typeof readNotification>>) =>
    type === 'created' ? announcementTo('notifications', { id: after.id, version: 1 }, [after.to]) : undefined,
  /** Another tab of the same account shows the number of unread notifications. */
  'read-marks': ({ after }: Change<ReturnType<typeof readReadMarks>>) =>
    after
      ? announcementTo('notifications', { id: after.account_id, version: after.ids.size }, [
          { account: after.account_id },
        ])
      : undefined,
} satisfies Announcements;
