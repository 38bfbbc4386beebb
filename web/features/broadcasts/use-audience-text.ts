import { useTranslation } from 'react-i18next';
import type { Broadcast } from '#shared/contracts/broadcasts.ts';

/** The audience of a broadcast in words. */
export const useAudienceText = () => {
  const { t } = useTranslation(['broadcasts', 'common']);
  return ({ audience, company }: Pick<Broadcast, 'audience' | 'company'>): string => {
    switch (audience.to) {
      case 'all':
        return t('toAll');
      case 'role':
        return t(`common:role.${audience.role}`);
      case 'company':
        return company ? t('toCompany', { company: company.name }) : t('toGone');
    }
  };
};
