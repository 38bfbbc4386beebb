import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnNextDay, quartersAfter, readClock, readQuarter, startsClock } from './clock-text.ts';
import { Combobox } from './select.tsx';

/**
 * Input of a time, HH:mm: options every 15 minutes, or any typed time, which is a quarter hour for `quarters`. With
 * `after`, the options start after that time.
 */
export const ClockCombobox = ({
  after,
  quarters = false,
  ...combobox
}: Omit<ComponentProps<typeof Combobox<string>>, 'options' | 'typing'> & { after?: string; quarters?: boolean }) => {
  const { t } = useTranslation(['common', 'fields']);
  const optionOf = (value: string, isNextDay: boolean) => ({
    value,
    label: value,
    ...(isNextDay && { note: t('nextDay') }),
  });
  const read = (typed: string) => {
    const time = quarters ? readQuarter(typed) : readClock(typed);
    return time === null ? null : optionOf(time, isOnNextDay(time, after));
  };
  const expected = t(quarters ? 'fields:not-quarter-hour' : 'fields:not-time');
  return (
    <Combobox
      {...combobox}
      options={quartersAfter(after, combobox.value).map(({ value, isNextDay }) => optionOf(value, isNextDay))}
      typing={{ fits: startsClock, written: { read, expected } }}
    />
  );
};
