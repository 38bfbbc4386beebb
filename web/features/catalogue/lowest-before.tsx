import { useTranslation } from 'react-i18next';
import { money } from '../../ui/format.ts';

/** What a reduced price is compared with (act 634/1992, section 12a). */
export const LowestBefore = ({ price }: { price: number | null }) => {
  const { t } = useTranslation('catalogue');
  if (price === null) return null;
  return (
    <span className="text-ink-3 text-pretty">
      {t('card.lowestBefore')} <s className="figures">{money(price)}</s>
    </span>
  );
};
