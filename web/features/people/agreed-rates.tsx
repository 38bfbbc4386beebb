import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgreedRate, deleteRate, listRates } from '#shared/contracts/pay.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { fullDay, money } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { RateDialog } from './rate-dialog.tsx';

/** The rates that the performer agreed with a worker, the newest first. */
export const AgreedRates = ({ worker }: { worker: string }) => {
  const { t } = useTranslation('pay');
  const rates = useGet(listRates, { params: { id: worker } });
  const [open, setOpen] = useState<'new' | AgreedRate | null>(null);
  const close = () => setOpen(null);
  const data = rates.data && { ...rates.data, total: rates.data.data.length };
  return (
    <Section title={t('rates.title')} reason={t('rates.reason')}>
      <div>
        <Button icon={Plus} onClick={() => setOpen('new')}>
          {t('rates.add')}
        </Button>
      </div>
      <ShortList
        answer={{ ...rates, data }}
        none={t('rates.none')}
        failed={t('rates.failed')}
        row={(rate) => <RateRow rate={rate} onDelete={() => setOpen(rate)} />}
      />
      {open === 'new' && <RateDialog worker={worker} onClose={close} />}
      {open && open !== 'new' && <DeleteRate worker={worker} rate={open} onClose={close} />}
    </Section>
  );
};

const RateRow = ({ rate, onDelete }: { rate: AgreedRate; onDelete: () => void }) => {
  const { t } = useTranslation('pay');
  const { category, hourly_rate, valid_from, by } = rate;
  const day = fullDay(valid_from);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-auto truncate font-medium">{category.name}</span>
      <span className="figures">{t('rates.rateText', { rate: money(hourly_rate) })}</span>
      <span className="figures">{t('from', { day })}</span>
      <span className="text-12 text-ink-3 min-w-0 truncate">{t('rates.by', { fio: by.fio })}</span>
      <IconButton icon={Trash2} label={t('rates.deleteOf', { specialty: category.name, day })} onClick={onDelete} />
    </div>
  );
};

const DeleteRate = ({ worker, rate, onClose }: { worker: string; rate: AgreedRate; onClose: () => void }) => {
  const { t } = useTranslation('pay');
  const remove = useSend(deleteRate);
  const confirm = () =>
    remove.mutate(
      { params: { id: worker }, query: { rate_id: rate.id } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('rates.deleted') }),
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      open
      danger
      title={t('rates.deleteTitle', { specialty: rate.category.name })}
      confirm={t('rates.confirm')}
      keep={t('rates.keep')}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-pretty">{t('rates.deleteText')}</p>
    </Confirm>
  );
};
