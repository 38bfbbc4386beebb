import type { Locale } from '#shared/contracts/fields.ts';
import { smsText } from '#shared/domain/sign-in/sms.ts';
import { requireEnv } from '../data/environment.ts';
import { sendSms } from './send-sms.ts';

const { hostname: host } = new URL(requireEnv('ORIGIN'));

type Code = { phone: string; code: string; locale: Locale };

/** The SMS with a code. Throws code-limit once this month's SMS are used up. */
export const sendCode = ({ phone, code, locale }: Code, now: string): Promise<void> =>
  sendSms({ phone, text: smsText({ code, locale, host }) }, now);
