import type { Page } from 'playwright-core';
import shifts from '#shared/messages/en/shifts.ts';

/** The steps of the shift's history. */
export const historyOf = (page: Page) => page.getByRole('region', { name: shifts.view.history }).getByRole('listitem');
/** The answer to a question that a screen asks before something is done. */
export const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();
