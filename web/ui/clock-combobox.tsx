import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { quartersAfter, readClock, startsClock } from './clock-text.ts';
import { Combobox } from './select.tsx';

/**
 * Input of a time, HH:mm: options every 15 minutes, or any typed time. With `after`, the options start after that time.
 */
export const ClockCombobox = ({
  after,
  ...combobox
}: Omit<ComponentProps<typeof Combobox<string>>, 'options' | 'typing'> & { after?: string }) => {
  const { t } = useTranslation();
  const options = quartersAfter(after, combobox.value).map(({ value, isNextDay }) => ({
    value,
    label: value,
    ...(isNextDay && { note: t('nextDay') }),
  }));
  return <Combobox {...combobox} options={options} typing={{ fits: startsClock, read: readClock }} />;
};
