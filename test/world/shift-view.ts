import type { Page } from 'playwright-core';
import shifts from '#shared/messages/en/shifts.ts';

/** The entries of the shift's history. */
export const historyOf = (page: Page) => page.getByRole('region', { name: shifts.view.history }).getByRole('listitem');
/** The dialog that asks for confirmation. */
export const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();
