type Day = { date: string; weekday: number; weekend: number; holiday: number; night: number };
type Bar = Omit<Day, 'date'> & { id: string };

/** Days that a chart can show one by one. */
const mostDays = 62;

/** The days, or the months of a longer range, with their minutes. */
export const barsOf = (days: readonly Day[]): { by: 'day' | 'month'; bars: Bar[] } => {
  const by = days.length > mostDays ? 'month' : 'day';
  const groups = Map.groupBy(days, ({ date }) => (by === 'day' ? date : date.slice(0, 7)));
  return {
    by,
    bars: [...groups].map(([id, own]) => {
      const sum = (name: keyof Omit<Day, 'date'>) => own.reduce((total, day) => total + day[name], 0);
      return { id, weekday: sum('weekday'), weekend: sum('weekend'), holiday: sum('holiday'), night: sum('night') };
    }),
  };
};
