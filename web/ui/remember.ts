/**
 * Stores on this device, or in this tab, what the app only remembers for convenience. If the storage is full, the app works without it.
 */
export const remember = (key: string, value: string, storage: () => Storage = () => localStorage): void => {
  try {
    storage().setItem(key, value);
  } catch {
    // Nothing is remembered.
  }
};
