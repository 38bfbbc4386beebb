import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { id, integer } from '#shared/contracts/fields.ts';
import { DocumentFields, type DocumentItem, getDeliveryDocument, issueDocument } from '#shared/contracts/supply.ts';
import { cartLimits } from '#shared/domain/cart/limits.ts';
import { sumOf } from '#shared/domain/orders/amounts.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { DateField, NumberField, TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { paths } from '../../paths.ts';
import { count, money } from '../../ui/format.ts';
import { usePriceText } from '../products/use-price-text.ts';
import { type Issuing, leftOf } from './use-issue.ts';

/** 0 leaves a product out. */
const Issue = z.extend(DocumentFields, {
  items: z.array(z.strictObject({ product_id: id, count: integer(0, cartLimits.pieces) })),
});
type Issue = z.input<typeof Issue>;

const valuesOf = ({ left, replaces }: Issuing): Issue => {
  const had = replaces && new Map(replaces.items.map((item) => [item.product_id, item.count]));
  return {
    external_number: replaces?.external_number ?? null,
    external_date: replaces?.external_date ?? null,
    external_id: replaces?.external_id ?? null,
    comment: replaces?.comment ?? '',
    items: left.map(({ product_id, count: most }) => ({
      product_id,
      count: had ? Math.min(most, had.get(product_id) ?? 0) : most,
    })),
  };
};

/** A new delivery document, or the one that replaces another. */
export const IssueDrawer = ({ issuing: opened, onClose }: { issuing: Issuing; onClose: () => void }) => {
  const { t } = useTranslation(['supply', 'fields']);
  const priceText = usePriceText();
  const navigate = useNavigate();
  // What the user saw. Only a reload replaces it.
  const [issuing, setIssuing] = useState(opened);
  const send = useSend(issueDocument);
  const { orderId, left, replaces } = issuing;
  const kind = replaces ? 'replace' : 'issue';
  const state = useResourceForm({
    kind: 'dialog',
    schema: Issue,
    values: valuesOf(issuing),
    check: ({ items }) =>
      items.every((item) => item.count === 0)
        ? { 'items.0.count': t('documents.issue.none') }
        : Object.fromEntries(
            items.flatMap((item, nth) => {
              const limit = left[nth]?.count ?? 0;
              return item.count > limit ? [[`items.${nth}.count`, t('fields:number-too-big', { limit })]] : [];
            }),
          ),
    submit: async ({ items, ...fields }) =>
      (
        await send.mutateAsync({
          body: {
            ...fields,
            order_id: orderId,
            items: items.filter((item) => item.count > 0),
            ...(replaces && { replaces: { id: replaces.id, version: replaces.version } }),
          },
        })
      ).data,
    savedText: ({ number }) => t('documents.issue.done', { number }),
    onSaved: ({ id: issued }) => {
      onClose();
      if (replaces) void navigate(paths.deliveryDocuments.view(issued));
    },
    reload: async () => {
      const newer = replaces && (await api(getDeliveryDocument, { params: { id: replaces.id } })).data;
      const next = { orderId, left: await leftOf(orderId, newer), replaces: newer };
      setIssuing(next);
      return valuesOf(next);
    },
  });
  return (
    <FormDrawer
      state={state}
      title={t(`documents.${kind}.title`, { number: replaces?.number ?? '' })}
      submit={t(`documents.${kind}.confirm`)}
      onClose={onClose}
    >
      {replaces && <p className="text-ink-2 text-pretty">{t('documents.replace.help')}</p>}
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="text-14 font-semibold">{t('documents.issue.pieces')}</legend>
        <p className="text-ink-2">{t('documents.issue.piecesHelp')}</p>
        {left.map((item, nth) => (
          <NumberField<Issue>
            key={item.product_id}
            name={`items.${nth}.count`}
            label={item.name}
            hint={t('documents.issue.left', { pieces: count(item.count), price: priceText(item) })}
            unit={t('documents.issue.unit')}
          />
        ))}
      </fieldset>
      <Sum left={left} />
      <TextField<Issue>
        name="external_number"
        label={t('documents.external_number')}
        maxLength={60}
        autoComplete="off"
        optional
      />
      <DateField<Issue> name="external_date" label={t('documents.external_date')} optional />
      <TextField<Issue>
        name="external_id"
        label={t('documents.external_id')}
        maxLength={60}
        autoComplete="off"
        optional
      />
      <TextField<Issue>
        name="comment"
        label={t('documents.comment')}
        lines={3}
        maxLength={1000}
        optional
        nullable={false}
      />
    </FormDrawer>
  );
};

/** Of the typed pieces. */
const Sum = ({ left }: { left: readonly DocumentItem[] }) => {
  const { t } = useTranslation('supply');
  const items = useWatch<Issue, 'items'>({ name: 'items' });
  const typed = z.array(z.object({ count: z.int() })).safeParse(items).data;
  if (!typed) return null;
  const sum = sumOf(left.map((line, nth) => ({ ...line, count: typed[nth]?.count ?? 0 })));
  return (
    <p className="border-line flex justify-between gap-3 border-t pt-3">
      {t('documents.sum')} <b className="figures font-semibold">{money(sum)}</b>
    </p>
  );
};
