import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getOrderParties } from '#shared/contracts/orders.ts';

export type OrderParties = Answer<typeof getOrderParties>['data'];

export const DocumentFacts = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
    {facts.map(([label, value]) => (
      <div key={label} className="min-w-0 wrap-anywhere">
        <dt className="text-12 text-ink-2">{label}</dt>
        <dd className="font-medium tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Two blocks side by side, below sm one under the other. */
export const Sides = ({ children }: { children: ReactNode }) => (
  <div className="whole grid gap-6 sm:grid-cols-2">{children}</div>
);

export const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 wrap-anywhere tabular-nums">
    <h3 className="text-12 text-ink-2">{title}</h3>
    {children}
  </section>
);

/** A company, or a person who ordered for nobody else. */
export const PartySide = ({ title, party }: { title: string; party: OrderParties['seller'] }) => {
  const { t } = useTranslation('orders');
  const { name, address, inn, vat_id, phone } = party;
  return (
    <Side title={title}>
      <p className="text-14 font-semibold">{name}</p>
      {address && <p>{address}</p>}
      {inn && <p>{t('print.inn', { inn })}</p>}
      {vat_id && <p>{t('print.vat_id', { vat_id })}</p>}
      {phone && <p>{phone}</p>}
    </Side>
  );
};
