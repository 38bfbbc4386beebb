import { useStore, watchWindow } from './store.ts';

const connection = watchWindow(['online', 'offline'], () => navigator.onLine);

/** Whether the device has a network connection. */
export const useOnline = (): boolean => useStore(connection, true);
