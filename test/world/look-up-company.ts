import type { Screen } from './area-screens.ts';

/** By the IČO: the words of a form depend on the language, this field is found by its name. */
export const lookUpCompany =
  (inn: string): Screen['open'] =>
  async (page) => {
    await page.locator('input[name="inn"], input[name="ico"]').fill(inn);
    await page.locator('button:has(.lucide-landmark)').click();
    // In red, because the company is in insolvency.
    await page.getByRole('alert').first().waitFor();
  };
