import type { Page } from 'playwright-core';
import shifts from '#shared/messages/en/shifts.ts';
import { takeOption } from './screen.ts';

/** Types into a combobox and takes the first choice that has the text. The same text again would open no choices. */
export const choose = async (page: Page, label: string, option: string) => {
  const field = page.getByRole('combobox', { name: label, exact: true });
  if ((await field.inputValue()) === option) return;
  await field.fill(option);
  await takeOption(page, option);
};

/** `on` is YYYY-MM-DD, the times are HH:mm. */
export const fillInTimes = async (page: Page, on: string, from: string, to: string) => {
  await page.getByLabel(shifts.order.day, { exact: true }).fill(on);
  await choose(page, shifts.order.from, from);
  await choose(page, shifts.order.to, to);
};
