import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { text } from '#shared/contracts/fields.ts';
import { getStockInfo, type Movement, type Product, setProductStock, type Stock } from '#shared/contracts/products.ts';
import { useGet, useSend } from '../../api/query.ts';
import { NumberField, TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';

/** The stock of a product, and why it moved. A change applies at once. */
export const ProductStock = ({ product: { id, editable } }: { product: Product }) => {
  const { t } = useTranslation('products');
  const info = useGet(getStockInfo, { params: { id }, query: { per_page: '100' }, body: {} });
  const [isSetting, setIsSetting] = useState(false);
  const stock = info.data?.stock;
  return (
    <>
      <Section title={t('stock.title')} reason={t('stock.reason')}>
        <dl className="rounded-3 border-line divide-line grid grid-cols-3 divide-x border">
          <Figure label={t('fields.stock')} pieces={stock?.stock} />
          <Figure label={t('columns.reserved')} pieces={stock?.reserved} />
          <Figure label={t('columns.available')} pieces={stock?.available} />
        </dl>
        {editable && stock && (
          <Button variant="primary" className="self-start" onClick={() => setIsSetting(true)}>
            {t('stock.set')}
          </Button>
        )}
        {isSetting && stock && <SetStock stock={stock} onClose={() => setIsSetting(false)} />}
      </Section>
      <Section title={t('stock.movements')} reason={t('stock.movementsReason')}>
        <ShortList
          answer={info}
          none={t('stock.noMovements')}
          failed={t('stock.failed')}
          row={(movement) => <MovementRow movement={movement} />}
        />
      </Section>
    </>
  );
};

const Figure = ({ label, pieces }: { label: string; pieces: number | undefined }) => (
  <div className="px-4 py-3 max-sm:px-3">
    <dt className="text-12 text-ink-3">{label}</dt>
    <dd className="figures text-24 font-semibold">
      {pieces === undefined ? <span className="skeleton w-12" /> : count(pieces)}
    </dd>
  </div>
);

const MovementRow = ({ movement: { at, by, reason, change, note } }: { movement: Movement }) => {
  const { t } = useTranslation('products');
  return (
    <div className="flex gap-3">
      <b className="figures w-18 flex-none text-right font-semibold">
        {change < 0 ? '−' : '+'}
        {count(Math.abs(change))}
      </b>
      <div className="min-w-0 flex-1">
        <p>{t(`stock.reasons.${reason}`)}</p>
        {note && <p className="text-ink-2 wrap-anywhere">{note}</p>}
        <p className="text-12 text-ink-3">
          <span className="figures">{deviceMoment(at)}</span>
          {by && ` · ${by.fio}`}
        </p>
      </div>
    </div>
  );
};

const Counted = z.strictObject({ stock: setProductStock.body.shape.stock, note: z.nullable(text(200)) });
type Counted = z.input<typeof Counted>;

const SetStock = ({ stock, onClose }: { stock: Stock; onClose: () => void }) => {
  const { t } = useTranslation('products');
  const send = useSend(setProductStock);
  const { product_id: id, version, reserved } = stock;
  const state = useResourceForm({
    kind: 'dialog',
    schema: Counted,
    values: { stock: stock.stock, note: null },
    submit: ({ stock: counted, note }) =>
      send.mutateAsync({ params: { id }, body: { stock: counted, version, ...(note && { note }) } }),
    savedText: () => t('stock.done'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('stock.dialog')}
      submit={t('stock.set')}
      onClose={onClose}
      help={reserved > 0 && <p className="text-pretty">{t('stock.help', { reserved: count(reserved) })}</p>}
    >
      <NumberField<Counted> name="stock" label={t('stock.counted')} unit={t('stock.unit')} />
      <TextField<Counted> name="note" label={t('stock.note')} hint={t('stock.noteHint')} maxLength={200} optional />
    </FormDialog>
  );
};
