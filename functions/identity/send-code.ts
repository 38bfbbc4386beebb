import type { Locale } from '#shared/contracts/fields.ts';
import { smsText } from '#shared/domain/sign-in/sms.ts';
import { requireEnv } from '../data/environment.ts';
import { sendSms } from './send-sms.ts';

const { hostname: host } = new URL(requireEnv('ORIGIN'));

type Code = { phone: string; code: string; locale: Locale };

/** Sends the SMS with a code. The caller has reserved it with `reserveSms`. */
export const sendCode = ({ phone, code, locale }: Code): Promise<void> =>
  sendSms({ phone, text: smsText({ code, locale, host }) });
