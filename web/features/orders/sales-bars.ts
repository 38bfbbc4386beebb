type Day = { id: string; sum: number };

/** Days that a chart can show one by one. */
const mostDays = 62;

/** The sums of the days (haléř), or of the months of a longer range. */
export const salesBars = (days: readonly Day[]): { by: 'day' | 'month'; bars: Day[] } => {
  const by = days.length > mostDays ? 'month' : 'day';
  const groups = Map.groupBy(days, ({ id }) => (by === 'day' ? id : id.slice(0, 7)));
  return { by, bars: [...groups].map(([id, own]) => ({ id, sum: own.reduce((total, { sum }) => total + sum, 0) })) };
};
