import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { readClock, startsClock } from './clock-text.ts';
import { Combobox } from './select.tsx';

const quarters = Array.from({ length: 96 }, (_, index) => {
  const value = `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
  return { value, label: value };
});

/**
 * Input of a time, HH:mm: options every 15 minutes, or any typed time. With `after`, the options start after that time.
 */
export const ClockCombobox = ({
  after,
  ...combobox
}: Omit<ComponentProps<typeof Combobox<string>>, 'options' | 'typing' | 'onSearch'> & { after?: string }) => {
  const { t } = useTranslation();
  const first = after ? quarters.findIndex(({ value }) => value > after) : 0;
  const options =
    first <= 0
      ? quarters
      : [...quarters.slice(first), ...quarters.slice(0, first).map((quarter) => ({ ...quarter, note: t('nextDay') }))];
  return <Combobox {...combobox} options={options} typing={{ fits: startsClock, read: readClock }} />;
};
