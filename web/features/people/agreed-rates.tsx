import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgreedRate, deleteRate, listRates } from '#shared/contracts/pay.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { fullDay, money } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';
import { RateDialog } from './rate-dialog.tsx';

/** The rates that the performer agreed with a worker, the newest first. */
export const AgreedRates = ({ worker }: { worker: string }) => {
  const { t } = useTranslation('pay');
  const rates = useGet(listRates, { params: { id: worker } });
  const [isAdding, setAdding] = useState(false);
  const { ask, question } = useAsk();
  const remove = useSend(deleteRate);
  const confirmDeletion = ({ id, category }: AgreedRate) =>
    ask({
      danger: true,
      title: t('rates.deleteTitle', { specialty: category.name }),
      text: t('rates.deleteText'),
      confirm: t('rates.confirm'),
      keep: t('rates.keep'),
      act: () => remove.mutateAsync({ params: { id: worker }, query: { rate_id: id } }),
      done: t('rates.deleted'),
    });
  const data = rates.data && { ...rates.data, total: rates.data.data.length };
  return (
    <Section title={t('rates.title')} reason={t('rates.reason')}>
      <div>
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {t('rates.add')}
        </Button>
      </div>
      <ShortList
        answer={{ ...rates, data }}
        none={t('rates.none')}
        failed={t('rates.failed')}
        row={(rate) => <RateRow rate={rate} onDelete={() => confirmDeletion(rate)} />}
      />
      {isAdding && <RateDialog worker={worker} onClose={() => setAdding(false)} />}
      {question}
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
