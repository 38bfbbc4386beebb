import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgreedPrice, deletePrice, listPrices } from '#shared/contracts/pay.ts';
import { coefficientConditions } from '#shared/domain/pay/pay.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/query.ts';
import { factorText } from '../../domain/pay/factor-text.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { fullDay, money } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';
import { PriceDrawer } from './price-drawer.tsx';

type Pair = { vendor: string; client: string };

/** The prices that a performer agreed with a customer, those that count last first. The customer reads them. */
export const PriceList = ({ vendor, client }: Pair) => {
  const { t } = useTranslation('pay');
  const mayWrite = useMay('price.write');
  const query = { company_id: vendor, customer_id: client, per_page: '100' };
  const prices = usePages(listPrices, { query }, (page, signal) =>
    api(listPrices, { query: { ...query, page } }, { signal }),
  );
  const [isAdding, setAdding] = useState(false);
  const { ask, question } = useAsk();
  const remove = useSend(deletePrice);
  const confirmDeletion = ({ id, category, valid_from }: AgreedPrice) =>
    ask({
      danger: true,
      title: t('prices.deleteTitle', { specialty: category.name, day: fullDay(valid_from) }),
      text: t('prices.deleteText'),
      confirm: t('prices.confirm'),
      keep: t('prices.keep'),
      act: () => remove.mutateAsync({ params: { id } }),
      done: t('prices.deleted'),
    });
  const { rows, total, error, retry } = prices;
  return (
    <Section title={t('prices.title')} reason={t('prices.reason')}>
      {mayWrite && (
        <div>
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('prices.add')}
          </Button>
        </div>
      )}
      <ShortList
        answer={{ data: rows && { data: rows, total }, error, isPlaceholderData: false, refetch: retry }}
        none={t('prices.none')}
        failed={t('prices.failed')}
        row={(price) => <PriceRow price={price} onDelete={mayWrite ? () => confirmDeletion(price) : undefined} />}
        more={() => <ShowMore list={prices} label={t('prices.more')} />}
      />
      {isAdding && <PriceDrawer vendor={vendor} client={client} onClose={() => setAdding(false)} />}
      {question}
    </Section>
  );
};

const PriceRow = ({ price, onDelete }: { price: AgreedPrice; onDelete: (() => void) | undefined }) => {
  const { t } = useTranslation('pay');
  const { category, hourly_rate, valid_from } = price;
  const day = fullDay(valid_from);
  const raised = coefficientConditions.flatMap((condition) => {
    const factor = price[condition];
    return factor === null
      ? []
      : [t('prices.raised', { condition: t(`fields.${condition}`), factor: factorText(factor) })];
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-auto truncate font-medium">{category.name}</span>
      <span className="figures">{t('prices.rateText', { rate: money(hourly_rate) })}</span>
      <span className="figures">{t('from', { day })}</span>
      {onDelete && (
        <IconButton icon={Trash2} label={t('prices.deleteOf', { specialty: category.name, day })} onClick={onDelete} />
      )}
      {raised.length > 0 && (
        <ul className="text-12 text-ink-3 flex basis-full flex-wrap gap-x-3">
          {raised.map((text) => (
            <li key={text} className="figures">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
