import { useTranslation } from 'react-i18next';
import type { Address } from '#shared/contracts/cart.ts';

const joined = (parts: readonly string[], by = ', ') => parts.filter((part) => part !== '').join(by);

/** The lines of an address, in words of `orders`. */
export const useAddressLines = (): ((address: Address) => string[]) => {
  const { t } = useTranslation('orders');
  return ({ postcode, city, region, district, street, building, entrance, flat }) =>
    [
      joined([
        joined([street, building], ' '),
        entrance && t('view.entrance', { entrance }),
        flat && t('view.flat', { flat }),
      ]),
      joined([joined([postcode, city], ' '), district]),
      region,
    ].filter((line) => line !== '');
};
