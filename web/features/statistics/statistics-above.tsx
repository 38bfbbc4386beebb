import type { ReactNode } from 'react';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { staffStatistics } from '#shared/contracts/statistics.ts';
import { Tiles, useTiles } from './tiles.tsx';

type Compared = Pick<Answer<typeof staffStatistics>, 'totals' | 'previous'>;

/** Tiles and charts; the tiles of money are those that the reader gets. */
export const StatisticsAbove = ({
  data,
  shows,
  withForecast = false,
  children,
}: {
  data: Compared;
  shows: readonly Exclude<keyof ReturnType<typeof useTiles>, 'money'>[];
  /** What the shifts ahead will charge too. */
  withForecast?: boolean;
  children: ReactNode;
}) => {
  const { money, ...tiles } = useTiles(data, withForecast);
  return (
    <>
      <Tiles tiles={[...shows.map((name) => tiles[name]), ...money]} previous={data.previous} />
      <div className="border-line px-gutter grid gap-x-8 gap-y-5 border-b py-4 xl:auto-cols-fr xl:grid-flow-col">
        {children}
      </div>
    </>
  );
};
