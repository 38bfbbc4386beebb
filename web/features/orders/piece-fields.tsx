import { useTranslation } from 'react-i18next';
import type { Order, OrderItem } from '#shared/contracts/orders.ts';
import { NumberField } from '../../kit/form/fields.tsx';
import type { Pieces } from './pieces.ts';

type MostOf = (item: OrderItem) => number;

/** How many pieces of each product, of those that have any. */
export const PieceFields = ({
  order,
  legend,
  mostOf,
  hint,
}: {
  order: Order;
  legend: string;
  mostOf: MostOf;
  hint: (most: number) => string;
}) => {
  const { t } = useTranslation('orders');
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="text-14 font-semibold">{legend}</legend>
      <p className="text-ink-2">{t('pieces.help')}</p>
      {order.items.map((item, nth) => {
        const most = mostOf(item);
        if (most === 0) return null;
        return (
          <NumberField<{ items: Pieces }>
            key={item.product_id}
            name={`items.${nth}.count`}
            label={item.name}
            hint={hint(most)}
            unit={t('pieces.unit')}
          />
        );
      })}
    </fieldset>
  );
};

/** Errors of the fields: more pieces than there are, or none at all, which the first field says. */
export const usePieceErrors = (): ((order: Order, pieces: Pieces, mostOf: MostOf) => Record<string, string>) => {
  const { t } = useTranslation(['orders', 'fields']);
  return ({ items }, pieces, mostOf) => {
    const most = items.map(mostOf);
    if (pieces.every(({ count }) => count === 0))
      return { [fieldOf(most.findIndex((limit) => limit > 0))]: t('pieces.none') };
    return Object.fromEntries(
      pieces.flatMap(({ count }, nth) => {
        const limit = most[nth] ?? 0;
        return count > limit ? [[fieldOf(nth), t('fields:number-too-big', { limit })]] : [];
      }),
    );
  };
};

/** The path of the count of an item. */
export const fieldOf = (nth: number) => `items.${nth}.count`;
