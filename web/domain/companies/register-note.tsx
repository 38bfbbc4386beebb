import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prefill } from '#shared/contracts/companies.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { CredibilityReasons, CredibilityTag, toneOf } from './credibility.tsx';

type Props = {
  /** A visitor who registers learns neither the credibility nor the time. */
  answer: Pick<Prefill, 'found' | 'taken'> & Partial<Pick<Prefill, 'credibility' | 'at'>>;
  /** The labels of the fields in which the typed values stayed. */
  kept: readonly string[];
  /** Whether the answer changed the form. */
  hasFilled: boolean;
  onReplace: () => void;
  /** What to do about a company that Smena has already. */
  taken: ReactNode;
};

/** What the business register answered about a company number. Needs the messages of `companies`. */
export const RegisterNote = ({ answer, kept, hasFilled, onReplace, taken }: Props) => {
  const { t } = useTranslation('companies');
  if (answer.taken)
    return (
      <Banner tone="warning" title={t('lookUp.taken.title')}>
        {taken}
      </Banner>
    );
  if (answer.found !== 'yes') {
    const key = answer.found === 'no' ? 'unknown' : 'unavailable';
    return (
      <Banner tone="warning" title={t(`lookUp.${key}.title`)}>
        {t(`lookUp.${key}.text`)}
      </Banner>
    );
  }
  const { credibility, at } = answer;
  return (
    <Banner
      tone={toneOf(credibility?.level ?? 'green')}
      title={t(hasFilled ? 'lookUp.found' : kept.length > 0 ? 'lookUp.differs' : 'lookUp.same')}
      action={kept.length > 0 && <Button onClick={onReplace}>{t('lookUp.replace')}</Button>}
    >
      {credibility && credibility.level !== 'green' && <CredibilityTag credibility={credibility} />}
      {credibility && <CredibilityReasons reasons={credibility.reasons} />}
      {kept.length > 0 && <p>{t('lookUp.kept', { fields: kept.join(', ') })}</p>}
      {at !== undefined && <p className="text-12">{t('lookUp.source', { when: deviceMoment(at) })}</p>}
    </Banner>
  );
};

/** A refused question, such as too many of them, or a lost connection. */
export const RegisterRefused = ({ message }: { message: string }) => {
  const { t } = useTranslation('companies');
  return (
    <Banner tone="danger" title={message}>
      {t('lookUp.unavailable.text')}
    </Banner>
  );
};
