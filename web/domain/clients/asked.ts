import { useTranslation } from 'react-i18next';
import { listServiceRequests, type ServiceRequest } from '#shared/contracts/clients.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { currentLanguage } from '../../ui/i18n.ts';

/**
 * Who was asked to serve a store, or any store without `store`, and has not answered, with the day until which they can:
 * a sentence, or null. Other roles than those who ask get null.
 */
export const useAsked = ({ store, enabled = true }: { store?: string | undefined; enabled?: boolean } = {}) => {
  const { t } = useTranslation();
  const mayAsk = useMay('service-request.send');
  const answer = useGet(listServiceRequests, { query: { states: 'open' } }, { enabled: enabled && mayAsk });
  const covers = ({ store_ids }: ServiceRequest) => !store || store_ids === null || store_ids.includes(store);
  const asked = (enabled && answer.data?.data.filter(covers)) || [];
  if (asked.length === 0) return null;
  const names = asked.map(({ vendor, valid_until }) =>
    t('asked.until', { name: vendor.name, day: deviceDay(valid_until) }),
  );
  return t('asked.waits', { who: new Intl.ListFormat(currentLanguage()).format(names) });
};
