import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { text, version } from '#shared/contracts/fields.ts';
import { getOrder, type Order, shipPart } from '#shared/contracts/orders.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { count } from '../../ui/format.ts';
import { fieldOf, PieceFields, usePieceErrors } from './piece-fields.tsx';
import { chosenOf, noPieces, Pieces, unsentOf } from './pieces.ts';

const Part = z.strictObject({ version, items: Pieces, track_number: z.nullable(text(60)) });
type Part = z.input<typeof Part>;

const valuesOf = (order: Order): Part => ({ version: order.version, items: noPieces(order), track_number: null });

/** Some pieces are sent before the rest, or handed over at the store. */
export const PartDrawer = ({ order: opened, onClose }: { order: Order; onClose: () => void }) => {
  const { t } = useTranslation('orders');
  // The version that the user saw. Only a reload replaces it.
  const [order, setOrder] = useState(opened);
  const send = useSend(shipPart);
  const errorsOf = usePieceErrors();
  const params = { id: order.id };
  const way = order.delivery_type;
  /** The rest is sent by the next step, which has the order's own track number. */
  const allOf = (pieces: Pieces) => {
    const isAll = order.items.every((item, nth) => pieces[nth]?.count === unsentOf(item));
    const first = order.items.findIndex((item) => unsentOf(item) > 0);
    const action = t(way === 'pickup' ? 'actions.hand_over' : 'actions.ship');
    return isAll ? { [fieldOf(first)]: t('part.all', { action }) } : {};
  };
  const state = useResourceForm({
    kind: 'dialog',
    schema: Part,
    values: valuesOf(order),
    check: ({ items }) => ({ ...errorsOf(order, items, unsentOf), ...allOf(items) }),
    submit: async ({ version: based, items, track_number }) =>
      (
        await send.mutateAsync({
          params,
          body: { version: based, items: chosenOf(items), ...(track_number !== null && { track_number }) },
        })
      ).data,
    savedText: () => t(`part.${way}.done`),
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
      title={t(`part.${way}.title`, { number: order.number })}
      submit={t(`part.${way}.confirm`)}
      onClose={onClose}
    >
      <PieceFields
        order={order}
        legend={t(`part.${way}.pieces`)}
        mostOf={unsentOf}
        hint={(most) => t('part.left', { pieces: count(most) })}
      />
      {way === 'delivery' && (
        <TextField<Part> name="track_number" label={t('part.track')} maxLength={60} autoComplete="off" optional />
      )}
    </FormDrawer>
  );
};
