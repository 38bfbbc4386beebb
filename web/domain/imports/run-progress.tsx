import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';

/** Screen readers hear about the progress this many times. */
const announcements = 5;

export const RunProgress = ({
  title,
  done,
  all,
  onStop,
}: {
  title: string;
  done: number;
  all: number;
  onStop: () => void;
}) => {
  const { t } = useTranslation(['people', 'common']);
  const step = Math.max(1, Math.ceil(all / announcements));
  const text = (rows: number) => t('common:bulk.progress', { tried: count(rows), all: count(all) });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-medium">{title}</p>
      <progress
        aria-label={title}
        value={done}
        max={all}
        className="bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary h-1.5 w-full overflow-hidden rounded-full"
      />
      <p className="tabular-nums">{text(done)}</p>
      <p role="status" className="sr-only">
        {text(Math.floor(done / step) * step)}
      </p>
      <Button onClick={onStop}>{t('common:bulk.stop')}</Button>
    </div>
  );
};
