import { type LucideIcon, ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Company } from '#shared/contracts/companies.ts';
import type { CredibilityLevel } from '#shared/domain/companies/credibility.ts';
import { Tag, type Tone } from '../../ui/pill.tsx';

const looks: Record<CredibilityLevel, { tone: Exclude<Tone, 'plain' | 'info'>; icon: LucideIcon }> = {
  green: { tone: 'success', icon: ShieldCheck },
  yellow: { tone: 'warning', icon: ShieldAlert },
  red: { tone: 'danger', icon: ShieldX },
};
export const toneOf = (level: CredibilityLevel) => looks[level].tone;

export const CredibilityTag = ({ credibility }: Pick<Company, 'credibility'>) => {
  const { t } = useTranslation('common');
  return credibility ? (
    <Tag {...looks[credibility.level]}>{t(`credibility.${credibility.level}`)}</Tag>
  ) : (
    <Tag>{t('credibilityPending')}</Tag>
  );
};

/** The reasons as one sentence part each, or that there are none. Needs the messages of `companies`. */
export const CredibilityReasons = ({ reasons }: Pick<NonNullable<Company['credibility']>, 'reasons'>) => {
  const { t } = useTranslation(['companies', 'common']);
  if (reasons.length === 0) return <p>{t('companies:credibility.none')}</p>;
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason} className="first-letter:uppercase">
          {t(`common:credibilityReason.${reason}`)}
        </li>
      ))}
    </ul>
  );
};
