import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getCatalogueProduct } from '#shared/contracts/catalogue.ts';
import type { Request } from '#shared/contracts/endpoint.ts';
import { listMessages } from '#shared/contracts/messages.ts';
import { getOrder } from '#shared/contracts/orders.ts';
import { getShift, previewShift } from '#shared/contracts/shifts.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { getStore } from '#shared/contracts/stores.ts';
import { useGet } from '../../api/query.ts';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { LegalWarnings } from '../../domain/shifts/legal-warnings.tsx';
import { shownCost } from '../../domain/shifts/shown-cost.ts';
import { paths } from '../../paths.ts';
import { clockRange, dayOf, fullDay, money, shiftTime, shortDayName } from '../../ui/format.ts';
import { areTimes, type Fields, rawText, textIn } from './proposal-rows.ts';

/** The value of a row, from the fields of its request; `name` is the first one of the row. */
export type Value = (props: { fields: Fields; name: string }) => ReactNode;

/** A name instead of an id: the id itself if there is none. */
const Named = ({
  id,
  isLoading,
  to,
  children,
}: {
  id: string;
  isLoading: boolean;
  to?: string;
  children: ReactNode;
}) => {
  if (isLoading) return <span className="skeleton w-32" />;
  if (!children) return id;
  return to === undefined ? (
    children
  ) : (
    <Link
      to={to}
      className="text-primary-text decoration-primary-line font-medium underline underline-offset-3 hover:decoration-current"
    >
      {children}
    </Link>
  );
};

/** A value as it is sent. */
export const Raw: Value = ({ fields, name }) => rawText(fields.get(name));

/** A text that others will read. */
export const Words: Value = ({ fields, name }) => (
  <span className="whitespace-pre-line">{rawText(fields.get(name))}</span>
);

export const Minutes: Value = ({ fields, name }) => {
  const { t } = useTranslation('assistant');
  return t('proposals.minutes', { minutes: rawText(fields.get(name)) });
};

export const YesOrNo: Value = ({ fields, name }) => {
  const { t } = useTranslation('assistant');
  const value = fields.get(name);
  return typeof value === 'boolean' ? t(value ? 'proposals.yes' : 'proposals.no') : rawText(value);
};

export const useStoreOf = (fields: Fields) => {
  const id = textIn(fields, 'body.store_id');
  const { data, isLoading } = useGet(getStore, { params: { id } }, { enabled: id !== '' });
  return { id, store: data?.data, isLoading };
};

export const StoreName: Value = ({ fields }) => {
  const { id, store, isLoading } = useStoreOf(fields);
  return (
    <Named id={id} isLoading={isLoading}>
      {store?.name}
    </Named>
  );
};

export const PerformerName: Value = ({ fields }) => {
  const id = textIn(fields, 'body.vendor_id');
  const { store, isLoading } = useStoreOf(fields);
  return (
    <Named id={id} isLoading={isLoading}>
      {store?.vendors.find((vendor) => vendor.id === id)?.name}
    </Named>
  );
};

export const SpecialtyName: Value = ({ fields }) => {
  const id = textIn(fields, 'body.category_id');
  const { data, isLoading } = useGet(listSpecialties, { query: { id: [id] } }, { enabled: id !== '' });
  return (
    <Named id={id} isLoading={isLoading}>
      {data?.data.find((one) => one.id === id)?.name}
    </Named>
  );
};

/** In the time of the store. */
export const ShiftTimes: Value = ({ fields }) => {
  const { store, isLoading } = useStoreOf(fields);
  const from = textIn(fields, 'body.starts_at');
  const to = textIn(fields, 'body.ends_at');
  const sent = [from, to].filter((time) => time !== '').join(' – ');
  if (isLoading) return <span className="skeleton w-32" />;
  if (!store || !areTimes(from, to)) return sent;
  const day = dayOf(from, store.time_zone);
  return `${shortDayName(day)} ${fullDay(day)} ${clockRange(from, to, store.time_zone)}`;
};

export const ShiftSummary: Value = ({ fields }) => {
  const id = textIn(fields, 'params.id');
  const { data, isLoading } = useGet(getShift, { params: { id } }, { enabled: id !== '' });
  const shift = data?.data;
  return (
    <>
      <Named id={id} isLoading={isLoading} to={paths.shifts.view(id)}>
        {shift && shiftTime(shift.starts_at, shift.ends_at, shift.store.time_zone)}
      </Named>
      {shift && <>, {[shift.store.name, shift.category.name, shift.staff?.fio].filter(Boolean).join(', ')}</>}
    </>
  );
};

export const OrderNumber: Value = ({ fields }) => {
  const id = textIn(fields, 'body.order_id');
  const { data, isLoading } = useGet(getOrder, { params: { id } }, { enabled: id !== '' });
  return (
    <Named id={id} isLoading={isLoading} to={paths.orders.view(id)}>
      {data?.data.number}
    </Named>
  );
};

export const AddresseeName: Value = ({ fields }) => {
  const id = textIn(fields, 'body.for_user_id');
  const order_id = textIn(fields, 'body.order_id');
  const { data, isLoading } = useGet(listMessages, { query: { order_id } }, { enabled: order_id !== '' });
  return (
    <Named id={id} isLoading={isLoading}>
      {data?.people.find((person) => person.id === id)?.fio}
    </Named>
  );
};

export const ProductName: Value = ({ fields }) => {
  const { t } = useTranslation('assistant');
  const priceText = usePriceText();
  const id = textIn(fields, 'query.product_id');
  const { data, isLoading } = useGet(getCatalogueProduct, { params: { id } }, { enabled: id !== '' });
  const product = data?.data;
  return (
    <>
      <Named id={id} isLoading={isLoading} to={paths.catalogueProduct(id)}>
        {product?.name}
      </Named>
      {product && <>, {t('proposals.each', { price: priceText(product) })}</>}
    </>
  );
};

const previewedBody = (fields: Fields) =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => (name.startsWith('body.') ? [[name.slice(5), value]] : [])),
  ) as Request<typeof previewShift>['body'];

/** The cost that `ShiftCost` shows. */
export const shownShiftCost = (client: QueryClient, fields: Fields) => ({
  cost: shownCost(client, previewedBody(fields)),
});

/** What an order costs, and which rules it breaks. */
export const ShiftCost: Value = ({ fields }) => {
  const { t } = useTranslation('assistant');
  const { data, error } = useGet(previewShift, { body: previewedBody(fields) });
  if (error) return error.message;
  if (!data) return <span className="skeleton w-24" />;
  const { cost, least_cost, warnings } = data.data;
  return (
    <div className="flex flex-col gap-1.5">
      <span className="figures font-semibold">
        {least_cost < cost ? t('proposals.costBetween', { least: money(least_cost), most: money(cost) }) : money(cost)}
      </span>
      <LegalWarnings warnings={warnings} />
    </div>
  );
};
