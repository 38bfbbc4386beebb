import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { multilineText, version } from '#shared/contracts/fields.ts';
import { getOrder, type Order, returnItems } from '#shared/contracts/orders.ts';
import { returnedSum } from '#shared/domain/orders/amounts.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { count, money } from '../../ui/format.ts';
import { PieceFields, usePieceErrors } from './piece-fields.tsx';
import { chosenOf, noPieces, Pieces, returnableOf } from './pieces.ts';

const Return = z.strictObject({ version, items: Pieces, restock: z.boolean(), reason: multilineText(500) });
type Return = z.input<typeof Return>;

const valuesOf = (order: Order): Return => ({
  version: order.version,
  items: noPieces(order),
  restock: false,
  reason: '',
});

/** Pieces came back: what they cost is given back, and they may be sold again. */
export const ReturnDrawer = ({ order: opened, onClose }: { order: Order; onClose: () => void }) => {
  const { t } = useTranslation('orders');
  // The version that the user saw. Only a reload replaces it.
  const [order, setOrder] = useState(opened);
  const send = useSend(returnItems);
  const errorsOf = usePieceErrors();
  const params = { id: order.id };
  const state = useResourceForm({
    kind: 'dialog',
    schema: Return,
    values: valuesOf(order),
    check: ({ items }) => errorsOf(order, items, returnableOf),
    submit: async ({ items, ...body }) =>
      (await send.mutateAsync({ params, body: { ...body, items: chosenOf(items) } })).data,
    savedText: () => t('return.done'),
    onSaved: onClose,
    reload: async () => {
      const { data } = await api(getOrder, { params });
      setOrder(data);
      return valuesOf(data);
    },
  });
  return (
    <FormDrawer
      state={state}
      title={t('return.title', { number: order.number })}
      submit={t('return.confirm')}
      onClose={onClose}
    >
      <PieceFields
        order={order}
        legend={t('return.pieces')}
        mostOf={returnableOf}
        hint={(most) => t('return.most', { pieces: count(most) })}
      />
      <div>
        <SwitchField<Return> name="restock" label={t('return.restock')} hint={t('return.restockHint')} />
        <NoStock />
      </div>
      <TextField<Return>
        name="reason"
        label={t('return.reason')}
        hint={t('return.reasonHint')}
        lines={3}
        maxLength={500}
      />
      <Value order={order} />
    </FormDrawer>
  );
};

/** The server refuses pieces of a deleted product, which has no stock. */
const NoStock = () => {
  const { t } = useTranslation('orders');
  const { errors } = useFormState<Return>({ name: 'restock', exact: true });
  return errors.restock ? <p className="text-12 text-danger-text mt-1">{t('return.noStock')}</p> : null;
};

/** What the chosen pieces cost, and what becomes of it. How much of it was paid with bonuses, the server counts. */
const Value = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const pieces = Pieces.safeParse(useWatch<Return, 'items'>({ name: 'items' })).data;
  if (!pieces) return null;
  const items = order.items.map((line, nth) => ({ ...line, returned: line.returned + (pieces[nth]?.count ?? 0) }));
  const sum = returnedSum({ items }) - returnedSum(order);
  return (
    <div className="border-line border-t pt-3">
      <p className="flex justify-between gap-3">
        <span>{t('return.value')}</span>
        <b className="figures font-semibold">{money(sum)}</b>
      </p>
      <p className="text-12 text-ink-3 mt-1 text-pretty">
        {t(`return.${order.paid > 0 ? 'paid' : 'notPaid'}.${order.bonuses_spent > 0 ? 'withBonuses' : 'inMoney'}`)}
      </p>
    </div>
  );
};
