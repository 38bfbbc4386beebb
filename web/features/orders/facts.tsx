import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { useAddressLines } from '../../domain/orders/use-address-lines.ts';
import { VatSummary } from '../../domain/orders/vat-summary.tsx';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import { cx } from '../../ui/cx.ts';
import { count, fullDay, money } from '../../ui/format.ts';
import { useAmounts } from './use-amounts.ts';

/** Who receives the order, where and when. */
export const Delivery = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const linesOf = useAddressLines();
  const { fio, phone, email, address, pickup_store, pickup_address, received_at, comment } = order;
  return (
    <Part title={t(`deliveryTypes.${order.delivery_type}`)} columns="grid-cols-[108px_minmax(0,1fr)]">
      <Fact label={t(order.supply_store ? 'view.store' : 'view.recipient')}>
        {fio}
        {order.supply_address && <span className="text-ink-2 block">{order.supply_address}</span>}
        {phone && (
          <span className="block">
            <PhoneLink phone={phone} className="text-primary-text hover:underline" />
          </span>
        )}
        {email && (
          <>
            <br />
            <a
              href={`mailto:${email}`}
              className="text-primary-text inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11"
            >
              {email}
            </a>
          </>
        )}
      </Fact>
      {pickup_store && (
        <Fact label={t('view.store')}>
          {pickup_store.name}
          {pickup_address && <span className="text-ink-2 block">{pickup_address}</span>}
        </Fact>
      )}
      {address && (
        <Fact label={t('view.address')}>
          {linesOf(address).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
      )}
      {received_at && <Fact label={t('view.wanted')}>{fullDay(received_at)}</Fact>}
      <Fact label={t('view.weight')}>{t('view.kilograms', { weight: count(order.total_weight / 1000) })}</Fact>
      {order.track_number && <Fact label={t('view.track')}>{order.track_number}</Fact>}
      {order.parcel_id && <Fact label={t('view.parcel')}>{order.parcel_id}</Fact>}
      {comment && (
        <Fact label={t('view.comment')}>
          <span className="whitespace-pre-line">{comment}</span>
        </Fact>
      )}
    </Part>
  );
};

/** What the order costs, and how it is paid. */
export const Amounts = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const { bonuses_returned } = order;
  const { amounts, note } = useAmounts(order);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Part title={t('view.amount')} columns="grid-cols-[minmax(0,1fr)_auto]">
        {amounts.map(({ label, text, isMain }) => (
          <Sum key={label} label={label} {...(isMain && { large: true })}>
            {text}
          </Sum>
        ))}
        {bonuses_returned > 0 && <Sum label={t('view.bonusesReturned')}>{money(bonuses_returned)}</Sum>}
        {note && <dt className="text-ink-3 col-span-2 mt-1 tabular-nums">{note}</dt>}
      </Part>
      <VatSummary rates={order.vat} />
    </div>
  );
};

const Part = ({ title, columns, children }: { title: string; columns: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="text-14 mb-3 font-semibold">
        {title}
      </h2>
      <dl className={cx('grid gap-x-3 gap-y-2', columns)}>{children}</dl>
    </section>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
  </>
);

const Sum = ({ label, large = false, children }: { label: string; large?: boolean; children: ReactNode }) => (
  <>
    <dt className={cx(large ? 'text-16 font-semibold' : 'text-ink-3')}>{label}</dt>
    <dd className={cx('figures text-right', large && 'text-16 font-semibold')}>{children}</dd>
  </>
);
