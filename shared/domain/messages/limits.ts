/** `text` is characters of a message, `messages` those of a thread. */
export const messageLimits = { text: 4000, messages: 2000 } as const;
