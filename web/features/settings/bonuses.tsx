import { Gift } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listBonuses } from '#shared/contracts/settings.ts';
import { api } from '../../api/client.ts';
import { useMay, useMe } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { ReferralCode } from '../../domain/promo/referral-code.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { money, moneyDifference } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';

export const Bonuses = () => {
  const { t } = useTranslation('settings');
  const me = useMe();
  const hasCode = useMay('promo-code.read') && me.company !== null;
  return (
    <>
      <Section title={t('bonuses.title')} reason={t('bonuses.reason')}>
        <div className="rounded-3 border-line flex items-start gap-4 border p-4">
          <span className="rounded-3 bg-primary-soft text-primary-text grid size-10 flex-none place-items-center">
            <Gift className="size-5" />
          </span>
          <div className="min-w-0">
            <p className="text-ink-3">{t('bonuses.balance')}</p>
            <p className="figures tracking-title text-24 leading-8 font-semibold">{money(me.bonus)}</p>
            <p className="text-ink-2 mt-2 text-pretty">{t('bonuses.help')}</p>
          </div>
        </div>
        <Movements />
      </Section>
      {hasCode && <ReferralCode />}
    </>
  );
};

/** Newest first; nothing is shown until there is a movement. */
const Movements = () => {
  const { t } = useTranslation('settings');
  const heading = useId();
  const movements = usePages(listBonuses, {}, (page, signal) => api(listBonuses, { query: { page } }, { signal }));
  const { pages, error } = movements;
  if (!pages && error)
    return (
      <p className="flex flex-wrap items-center gap-3">
        {t('bonuses.failed')}
        <Button onClick={() => movements.retry()}>{t('security.retry')}</Button>
      </p>
    );
  if (!pages?.[0]?.total) return null;
  // A page is oldest first, the pages are newest first. A new entry moves one to the next page, where it comes twice.
  const newestFirst = new Map(pages.flatMap(({ data }) => data.toReversed()).map((entry) => [entry.id, entry]));
  return (
    <>
      <h3 id={heading} className="font-medium">
        {t('bonuses.movements')}
      </h3>
      <ul aria-labelledby={heading} className="rounded-3 border-line divide-line divide-y border">
        {[...newestFirst.values()].map(({ id, at, amount, reason }) => (
          <li key={id} className="flex items-baseline gap-3 px-4 py-2.5">
            <span className="min-w-0 flex-1">{t(`bonuses.reasons.${reason}`)}</span>
            <span className="figures text-12 text-ink-3">{deviceDay(at)}</span>
            <span className={cx('figures min-w-24 text-right font-medium', amount > 0 && 'text-success-text')}>
              {moneyDifference(amount)}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore list={movements} label={t('bonuses.more')} />
    </>
  );
};
