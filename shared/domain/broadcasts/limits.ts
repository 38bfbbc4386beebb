/** `broadcasts` in the list, `title` and `text` in characters, `days` ahead. */
export const broadcastLimits = { broadcasts: 5000, title: 120, text: 2000, days: 365 } as const;
