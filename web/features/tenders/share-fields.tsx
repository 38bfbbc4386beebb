import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TypedNumber } from '../../kit/form/fields.tsx';

type Named<V extends FieldValues> = {
  name: FieldPath<V>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
};

const grouped = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });
const plain = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');
const exactly = (text: string, factor: number) => Math.round(Number(text) * factor);

/** Hundredths of a currency. */
export const AmountField = <V extends FieldValues>(props: Named<V> & { unit: string }) => (
  <TypedNumber<V>
    {...props}
    inputMode="decimal"
    write={(value) => grouped.format(value / 100)}
    read={(text) => exactly(text, 100)}
  />
);

/** A share: hundredths of a percent. */
export const ShareField = <V extends FieldValues>(props: Named<V>) => (
  <TypedNumber<V>
    {...props}
    unit="%"
    inputMode="decimal"
    write={(value) => plain(value / 100, 2)}
    read={(text) => exactly(text, 100)}
  />
);

/** A tariff: ten-thousandths of a percent. */
export const TariffField = <V extends FieldValues>(props: Named<V>) => (
  <TypedNumber<V>
    {...props}
    unit="%"
    inputMode="decimal"
    write={(value) => plain(value / 10_000, value % 100 === 0 ? 2 : 4)}
    read={(text) => exactly(text, 10_000)}
  />
);
