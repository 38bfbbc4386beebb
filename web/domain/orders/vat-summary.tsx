import { useTranslation } from 'react-i18next';
import type { RateSum } from '#shared/contracts/vat-fields.ts';
import { money } from '../../ui/format.ts';
import { rateText } from './rate-text.ts';

/** Base, VAT and sum by rate of what is or will be charged. */
export const VatSummary = ({ rates }: { rates: readonly RateSum[] }) => {
  const { t } = useTranslation('common');
  if (rates.length === 0) return null;
  if (rates.some(({ vat_rate }) => vat_rate === null)) return <p className="text-12 text-ink-3">{t('vat.notPayer')}</p>;
  return (
    <div className="text-12 text-ink-2 flex flex-col gap-1 tabular-nums">
      <dl className="flex flex-col gap-1">
        {rates.map(({ vat_rate, ...sums }) => (
          <div key={vat_rate} className="flex flex-wrap justify-between gap-x-3">
            <dt className="font-medium">{rateText(vat_rate, t('vat.reverse'))}</dt>
            {(['base', 'vat', 'total'] as const).map((name) => (
              <dd key={name}>
                {t(`vat.${name}`)} <span className="figures">{money(sums[name])}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {rates.some(({ vat_rate }) => vat_rate === 'reverse') && <p className="text-ink-3">{t('vat.reverseNote')}</p>}
    </div>
  );
};
