import { useEffect, useState } from 'react';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { useGet } from '../../api/query.ts';

/** Milliseconds. The first request waits for the page's own requests. */
const firstLook = 1500;

/** The number of unread notifications. */
export const useUnread = (): number => {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), firstLook);
    return () => clearTimeout(timer);
  }, []);
  const notifications = useGet(listNotifications, { query: { per_page: '1' } }, { enabled });
  return notifications.data?.unread ?? 0;
};
