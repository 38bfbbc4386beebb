import type { Locale } from '#shared/contracts/fields.ts';
import { smsText } from '#shared/domain/sign-in/sms.ts';
import { requireEnv } from '../data/environment.ts';
import { reserveSms, sendSms } from './send-sms.ts';

const { hostname: host } = new URL(requireEnv('ORIGIN'));

type Code = { phone: string; code: string; locale: Locale };

/** Sends the SMS with a code. Throws code-limit when this month's SMS are used up. */
export const sendCode = async ({ phone, code, locale }: Code, now: string): Promise<void> => {
  await reserveSms('code', now);
  await sendSms({ phone, text: smsText({ code, locale, host }) });
};
