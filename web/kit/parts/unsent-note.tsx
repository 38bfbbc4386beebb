import { CircleAlert, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../api/unsent/entry.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

/** Whether the entry is on its way, so that nobody has to do anything. */
const isOnItsWay = ({ state, failures }: Entry): boolean =>
  state.is === 'sending' || (state.is === 'waiting' && failures === 0);

/** Whether an entry is being sent, or why it is not sent yet or not at all, with Retry and Discard. */
export const UnsentNote = ({ entry, onRetry, onDrop }: { entry: Entry; onRetry: () => void; onDrop: () => void }) => {
  const { t } = useTranslation();
  if (isOnItsWay(entry)) return <p className="text-12 text-ink-2">{t('unsent.sending')}</p>;
  const waits = entry.state.is === 'waiting';
  const Icon = waits ? CloudOff : CircleAlert;
  const reason = {
    refused: entry.state.is === 'refused' && entry.state.message,
    expired: t('unsent.expired'),
    waiting: t(entry.kept ? 'unsent.waiting' : 'unsent.notKept'),
    sending: null,
    sent: null,
  }[entry.state.is];
  return (
    <div
      role={waits ? 'status' : 'alert'}
      className={cx('text-12 flex flex-wrap items-center gap-1.5', waits ? 'text-ink-2' : 'text-danger-text')}
    >
      <Icon className="size-3.5" />
      <span className="min-w-0 flex-1 basis-48">{reason}</span>
      <Button size="sm" onClick={onRetry}>
        {t('broken.retry')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDrop}>
        {t('unsent.discard')}
      </Button>
    </div>
  );
};
