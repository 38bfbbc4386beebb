import { useTranslation } from 'react-i18next';
import { listServiceRequests, type ServiceRequest } from '#shared/contracts/clients.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { currentLanguage } from '../../ui/i18n.ts';

/**
 * The performers with an open request to serve a store, or any store without `store`, and their last day to answer:
 * a sentence, or null. Null for roles that may not send such requests.
 */
export const useOpenRequests = ({ store, enabled = true }: { store?: string | undefined; enabled?: boolean } = {}) => {
  const { t } = useTranslation();
  const mayAsk = useMay('service-request.send');
  const answer = useGet(listServiceRequests, { query: { states: 'open' } }, { enabled: enabled && mayAsk });
  const covers = ({ store_ids }: ServiceRequest) => !store || store_ids === null || store_ids.includes(store);
  const openRequests = (enabled && answer.data?.data.filter(covers)) || [];
  if (openRequests.length === 0) return null;
  const names = openRequests.map(({ vendor, valid_until }) =>
    t('asked.until', { name: vendor.name, day: deviceDay(valid_until) }),
  );
  return t('asked.waits', { who: new Intl.ListFormat(currentLanguage()).format(names) });
};
