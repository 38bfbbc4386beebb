import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parameter } from '#shared/contracts/product-types.ts';
import type { ProductInput } from '#shared/contracts/products.ts';
import { barcodeIssue } from '#shared/domain/products/barcode.ts';
import { useValueCheck } from './parameter-fields.tsx';

/** `check` of a product form: what the schema does not know. `setParameters` gets those whose fields are shown. */
export const useProductCheck = () => {
  const { t } = useTranslation('fields');
  const [parameters, setParameters] = useState<readonly Parameter[]>([]);
  const checkValues = useValueCheck(parameters);
  const barcodeError = ({ barcode, barcode_unchecked }: Partial<ProductInput>): string | undefined => {
    const issue = barcode?.trim() && !barcode_unchecked ? barcodeIssue(barcode) : null;
    if (!issue) return undefined;
    return issue.key === 'not-barcode' ? t(issue.key) : t(issue.key, issue.params);
  };
  return {
    setParameters,
    check: (values: Partial<ProductInput>) => ({
      ...checkValues({ values: values.values ?? [] }),
      barcode: barcodeError(values),
    }),
  };
};
