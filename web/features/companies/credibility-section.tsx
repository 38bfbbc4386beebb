import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Company, getCompany } from '#shared/contracts/companies.ts';
import { useGet } from '../../api/query.ts';
import { CredibilityReasons, CredibilityTag } from '../../domain/companies/credibility.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Section } from '../../ui/section.tsx';

export const CredibilitySection = ({ company: { id, credibility } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  return (
    <Section title={t('credibility.title')} reason={t('credibility.reason')}>
      <div role="status" className="flex flex-col items-start gap-1.5">
        <CredibilityTag credibility={credibility} />
        {credibility ? (
          <>
            <CredibilityReasons reasons={credibility.reasons} />
            <p className="text-12 text-ink-3 tabular-nums">
              {t('credibility.checked', { when: deviceMoment(credibility.checked_at) })}
            </p>
          </>
        ) : (
          <Awaited id={id} />
        )}
      </div>
    </Section>
  );
};

/** Milliseconds. The check of a new company takes seconds. */
const interval = 2000;
const patience = 30_000;

/** Fetches the company until it was checked, or for some time. */
const Awaited = ({ id }: { id: string }) => {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setIsWaiting(false), patience);
    return () => clearTimeout(end);
  }, []);
  useGet(getCompany, { params: { id } }, { enabled: isWaiting, refetchInterval: interval });
  return null;
};
