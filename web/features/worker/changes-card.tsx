import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { shiftTime } from '../../ui/format.ts';
import { Card } from './card.tsx';
import type { Changes } from './changes.ts';

/** Changes of the worker's shifts since the last visit. Shifts that still exist are also marked in the list. */
export const ChangesCard = ({ changes: { marks, gone }, onRead }: { changes: Changes; onRead: () => void }) => {
  const { t } = useTranslation('worker');
  if (marks.size === 0 && gone.length === 0) return null;
  const fresh = [...marks.values()].filter(({ kind }) => kind === 'new').length;
  const changed = marks.size - fresh;
  const counts = [
    fresh > 0 && t('news.new', { count: fresh }),
    changed > 0 && t('news.changed', { count: changed }),
    gone.length > 0 && t('news.gone', { count: gone.length }),
  ].filter(Boolean);
  return (
    <Card className="py-3">
      <div className="flex items-center gap-3">
        <p role="status" className="min-w-0 flex-1">
          <span className="text-13 text-ink-2 block">{t('news.title')}</span>
          <b className="text-14 font-medium">{counts.join(', ')}</b>
        </p>
        <Button className="h-11!" onClick={onRead}>
          {t('news.gotIt')}
        </Button>
      </div>
      {gone.length > 0 && (
        <ul className="border-line mt-3 flex flex-col gap-2 border-t pt-3">
          {gone.map(({ id, starts_at, ends_at, time_zone, store, canceled }) => (
            <li key={id} className="text-14 flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0">
                <s className="figures text-ink-2">{shiftTime(starts_at, ends_at, time_zone)}</s>
                <span className="text-13 text-ink-3 block">{store}</span>
              </span>
              <span className="text-13 text-danger-text ml-auto font-medium">
                {t(canceled ? 'news.canceled' : 'news.away')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
