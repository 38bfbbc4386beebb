import type { Notification } from '#shared/contracts/notifications.ts';

type Page = { page: number; per_page: number; total: number; data: readonly Notification[] };

/** A notification that was pushed is among the newest ones. */
const mostPages = 5;

/** Reads pages until one has the notification. Null if it is on none of the first five. */
export const findNotification = async (
  id: string,
  load: (page: string) => Promise<Page>,
): Promise<Notification | null> => {
  for (let n = 1; n <= mostPages; n++) {
    const { page, per_page, total, data } = await load(String(n));
    const found = data.find((one) => one.id === id);
    if (found) return found;
    if (page * per_page >= total) return null;
  }
  return null;
};
