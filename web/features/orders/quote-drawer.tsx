import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { day, id, money as amount, optionalLines, version } from '#shared/contracts/fields.ts';
import { getOrder, type Order } from '#shared/contracts/orders.ts';
import { addDays } from '#shared/domain/days.ts';
import { orderRates } from '#shared/domain/invoices/order-lines.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { chargedOf, sumOf } from '#shared/domain/orders/amounts.ts';
import { orderLimits } from '#shared/domain/orders/limits.ts';
import { api } from '../../api/client.ts';
import { VatSummary } from '../../domain/orders/vat-summary.tsx';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { DateField, MoneyField, TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { isDay, productTimeZone, today } from '../../ui/days.ts';
import { dayOf, money } from '../../ui/format.ts';
import { useMoveOrder } from './use-move-order.ts';

const Quote = z.strictObject({
  version,
  prices: z.array(z.strictObject({ product_id: id, price: amount })),
  delivery_cost: amount,
  /** Until the end of this day in Prague. */
  valid_until: day,
  note: optionalLines(1000),
});
type Quote = z.input<typeof Quote>;

const endOf = (last: string): string =>
  new Date(Date.parse(localTime(addDays(last, 1), '00:00', productTimeZone)) - 1).toISOString();
const usualDays = 7;
const lastDay = () => addDays(today(), orderLimits.quotationDays - 1);

/** Of a quotation that waits or is no longer valid, its prices. */
const valuesOf = (order: Order): Quote => {
  const quotation = order.status === 'quotation' ? order.quotation : null;
  const { items, delivery_cost } = quotation ?? order;
  const until = quotation ? dayOf(quotation.valid_until, productTimeZone) : addDays(today(), usualDays);
  return {
    version: order.version,
    prices: items.map(({ product_id, price }) => ({ product_id, price })),
    delivery_cost,
    valid_until: until < today() ? addDays(today(), usualDays) : until,
    note: quotation?.note ?? '',
  };
};

/** The seller offers other prices than those of the catalogue. */
export default function QuoteDrawer({ order: opened, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'fields']);
  const priceText = usePriceText();
  // The version that the user saw. Only a reload replaces it.
  const [order, setOrder] = useState(opened);
  const { move } = useMoveOrder();
  const isDelivery = order.delivery_type === 'delivery';
  const state = useResourceForm({
    kind: 'dialog',
    schema: Quote,
    values: valuesOf(order),
    check: ({ valid_until }) => ({
      valid_until:
        isDay(valid_until) && (valid_until < today() || valid_until > lastDay())
          ? t('fields:quotation-days', { limit: orderLimits.quotationDays })
          : undefined,
    }),
    submit: ({ version: based, prices, delivery_cost, valid_until, note }) =>
      move({ id: order.id, version: based }, 'quote', {
        prices,
        valid_until: endOf(valid_until),
        note,
        ...(isDelivery && { delivery_cost }),
      }),
    savedText: () => t('done.quote'),
    onSaved: onClose,
    reload: async () => {
      const { data } = await api(getOrder, { params: { id: order.id } });
      setOrder(data);
      return valuesOf(data);
    },
  });
  return (
    <FormDrawer
      state={state}
      title={t('quote.title', { number: order.number })}
      submit={t('quote.send')}
      onClose={onClose}
    >
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="text-14 mb-3 font-semibold">{t('quote.prices')}</legend>
        {order.items.map((item, nth) => (
          <MoneyField<Quote>
            key={item.product_id}
            name={`prices.${nth}.price`}
            label={item.name}
            hint={t('quote.pieces', { count: item.count, price: priceText(item) })}
          />
        ))}
      </fieldset>
      {isDelivery && <MoneyField<Quote> name="delivery_cost" label={t('quote.delivery')} />}
      <DateField<Quote>
        name="valid_until"
        label={t('quote.until')}
        hint={t('quote.untilHint')}
        min={today()}
        max={lastDay()}
      />
      <TextField<Quote>
        name="note"
        label={t('quote.note')}
        hint={t('quote.noteHint')}
        lines={3}
        maxLength={1000}
        optional
        nullable={false}
      />
      <Payable order={order} />
    </FormDrawer>
  );
}

/** What the customer would pay at the typed prices. */
const Payable = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const [prices, delivery_cost] = useWatch<Quote, ['prices', 'delivery_cost']>({ name: ['prices', 'delivery_cost'] });
  const typed = z.pick(Quote, { prices: true, delivery_cost: true }).safeParse({ prices, delivery_cost }).data;
  if (!typed) return null;
  const items = order.items.map((line, nth) => ({ ...line, price: typed.prices[nth]?.price ?? 0 }));
  const priced = { ...order, items, delivery_cost: order.delivery_type === 'pickup' ? 0 : typed.delivery_cost };
  const payable = chargedOf({ ...priced, sum: sumOf(items) });
  return (
    <div className="border-line border-t pt-3">
      <p className="flex justify-between gap-3">
        <span>{t('quote.payable')}</span>
        <span className="figures">
          <s className="text-ink-3">{money(order.total)}</s> <b className="font-semibold">{money(payable)}</b>
        </span>
      </p>
      {payable < 0 ? (
        <p className="text-12 text-danger-text mt-1">{t('quote.below')}</p>
      ) : (
        <VatSummary rates={orderRates(priced)} />
      )}
    </div>
  );
};
