import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { staffStatistics } from '#shared/contracts/statistics.ts';
import { Fold } from '../../ui/fold.tsx';
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
  const { t } = useTranslation();
  const { money, ...tiles } = useTiles(data, withForecast);
  return (
    <>
      <Tiles tiles={[...shows.map((name) => tiles[name]), ...money]} previous={data.previous} />
      <Fold name="charts" title={t('chart.title')} opens>
        <div className="grid gap-x-8 gap-y-5 xl:auto-cols-fr xl:grid-flow-col">{children}</div>
      </Fold>
    </>
  );
};
