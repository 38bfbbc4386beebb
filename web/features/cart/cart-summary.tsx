import { useTranslation } from 'react-i18next';
import { useRole } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Amounts } from './amounts.tsx';
import type { Totals } from './use-lines.ts';

/** What the cart costs, and the way to the checkout, for a guest by the sign-in. */
export const CartSummary = ({ totals }: { totals: Totals }) => {
  const { t } = useTranslation('cart');
  const isGuest = useRole() === null;
  return (
    <div className="flex w-full flex-col gap-3">
      <Amounts {...totals} />
      <ButtonLink
        variant="primary"
        size="lg"
        to={isGuest ? `${paths.signIn}?${new URLSearchParams({ to: paths.checkout })}` : paths.checkout}
      >
        {t('checkOut')}
      </ButtonLink>
      <p className="text-12 text-ink-3 text-center">{t('oneCompany')}</p>
    </div>
  );
};
