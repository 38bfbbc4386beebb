const most = 5;

/** At most five of the items and the number of the others. A single other one is shown instead of counted. */
export const firstShown = <T>(items: readonly T[]): { shown: readonly T[]; more: number } =>
  items.length <= most ? { shown: items, more: 0 } : { shown: items.slice(0, most - 1), more: items.length - most + 1 };
