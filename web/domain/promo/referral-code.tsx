import { Copy } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createReferralCode } from '#shared/contracts/promo.ts';
import { useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { money } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';

/** The own referral code, which the first look makes. Needs the messages of `promo`. */
export const ReferralCode = () => {
  const { t } = useTranslation('promo');
  const { mutate, data, error } = useSend(createReferralCode, { refetches: false });
  useEffect(() => mutate({ body: {} }), [mutate]);
  return (
    <Section title={t('referral.title')} reason={t('referral.reason')}>
      {error && <Broken error={error} onRetry={() => mutate({ body: {} })} as="banner" />}
      {!data && !error && <span aria-hidden className="skeleton h-12! w-60" />}
      {data && <OwnCode {...data.data} />}
    </Section>
  );
};

type Own = { code: { code: string; used: number }; sharing: number; application: number };

const OwnCode = ({ code: { code, used }, sharing, application }: Own) => {
  const { t } = useTranslation('promo');
  const copy = () => copyText(code, { done: t('referral.copied'), failed: t('referral.notCopied') });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <output className="rounded-2 border-line-strong figures text-16 border border-dashed px-4 py-2 font-semibold tracking-wide">
          {code}
        </output>
        <Button icon={Copy} onClick={copy}>
          {t('referral.copy')}
        </Button>
      </div>
      <p className="text-ink-2 text-pretty">
        {t('referral.bonuses', { sharing: money(sharing), application: money(application) })}
      </p>
      <p className="text-ink-2">{t('referral.used', { count: used })}</p>
    </div>
  );
};
