import type { Page } from 'playwright-core';
import shifts from '#shared/messages/en/shifts.ts';

/** Types into a combobox of the order form and takes the first choice that has the text. */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
};

/** `on` is YYYY-MM-DD, the times are HH:mm. */
export const fillInTimes = async (page: Page, on: string, from: string, to: string) => {
  await page.getByLabel(shifts.order.day, { exact: true }).fill(on);
  await choose(page, shifts.order.from, from);
  await choose(page, shifts.order.to, to);
};
