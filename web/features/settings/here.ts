/** What happened to the person and not in a store is told in the time of where they look. */
export const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
