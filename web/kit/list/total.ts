import { useTranslation } from 'react-i18next';
import { count } from '../../ui/format.ts';

/** The number of a list's rows as the server answers it. A search may find more rows than it counts. */
export type Total = { total: number; total_is_minimum?: true | undefined };

/** The text of a total; undefined before it is known and for an empty list. */
export const useTotal = () => {
  const { t } = useTranslation();
  return (answer: Total | undefined): string | undefined => {
    if (!answer?.total) return undefined;
    const total = count(answer.total);
    return answer.total_is_minimum ? t('table.moreThan', { total }) : total;
  };
};
