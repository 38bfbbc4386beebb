import { withoutLinks } from '#shared/domain/people/without-links.ts';
import { Problem } from '#shared/domain/problem.ts';
import { metricLine } from '../data/metric.ts';
import type { Message } from '../data/notifications/message.ts';
import { reserveSms, takesSms } from '../identity/sms-allowance.ts';
import { loadMessage } from './load-message.ts';
import { digestFor } from './sentence-for.ts';

/** Characters: five parts of an SMS with letters that are not Latin. */
const maxText = 300;

/**
 * An SMS about notifications, counted as one of the month. Null without a number in an allowed country, or when the SMS
 * that are not kept for codes are used up: then the app and the other channels say it.
 */
export const notificationSms = async (
  message: Message,
  host: string,
  now: string,
): Promise<{ phone: string; text: string } | null> => {
  const loaded = await loadMessage('sms', message);
  const phone = loaded?.account.phone;
  if (!loaded || !phone || !takesSms(phone)) return null;
  try {
    await reserveSms('notification', now);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(metricLine('SmsDropped', 1, Date.parse(now)));
    return null;
  }
  const sentence = withoutLinks(digestFor(loaded.reader, loaded.notifications));
  return { phone, text: `${sentence.slice(0, maxText - host.length - 1)}\n${host}` };
};
