import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import type { ListAnswer } from './resource-table.tsx';

type Props<T> = {
  answer: ListAnswer<T>;
  /** There are no rows. */
  none: string;
  failed: string;
  row: (one: T) => ReactNode;
  /** What follows the rows of a longer list; the number of further rows by default. */
  more?: (total: number) => ReactNode;
};

/** The first rows of a list in a section of another page, with its states. */
export const ShortList = <T extends { id: string }>({ answer, none, failed, row, more }: Props<T>) => {
  const { t } = useTranslation();
  const { data, error, refetch } = answer;
  if (!data && error)
    return (
      <p className="flex flex-wrap items-center gap-3">
        {failed}
        <Button onClick={() => void refetch()}>{t('broken.retry')}</Button>
      </p>
    );
  if (!data)
    return (
      <div aria-hidden className="flex flex-col gap-3">
        {[260, 320, 220].map((width) => (
          <span key={width} className="skeleton max-w-full" style={{ width }} />
        ))}
      </div>
    );
  if (data.total === 0) return <p className="text-ink-3">{none}</p>;
  const left = data.total - data.data.length;
  return (
    <>
      <ul className="rounded-3 border-line divide-line divide-y border">
        {data.data.map((one) => (
          <li key={one.id} className="px-3 py-2">
            {row(one)}
          </li>
        ))}
      </ul>
      {left > 0 && (more?.(data.total) ?? <p className="text-ink-3">{t('moreRows', { rows: count(left) })}</p>)}
    </>
  );
};
