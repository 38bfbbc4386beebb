import { countriesOf } from '#shared/domain/auth/countries.ts';
import { consumeSmsQuota, type SmsUse } from '../data/auth/sms-quota.ts';
import { requireEnv } from '../data/environment.ts';
import { metricLine } from '../data/metric.ts';

/**
 * Some countries share a calling code and a number does not show which one it belongs to: all of them must be allowed.
 */
export const takesSms = (phone: string): boolean => {
  const allowed = requireEnv('SMS_COUNTRIES').split(',');
  const possible = countriesOf(phone);
  return possible.length > 0 && possible.every(({ iso }) => allowed.includes(iso));
};

/**
 * Reserves one of this month's SMS, which the alarm sms-ceiling watches. Throws code-limit or invitation-limit when they
 * are used up.
 */
export const reserveSms = async (use: SmsUse, now: string): Promise<void> => {
  const sent = await consumeSmsQuota(use, now);
  console.log(metricLine('SmsThisMonth', sent, Date.parse(now)));
};
