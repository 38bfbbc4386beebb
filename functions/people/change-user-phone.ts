import { changeUserPhone } from '#shared/contracts/people.ts';
import { hasLengthOfCountry } from '#shared/domain/auth/countries.ts';
import { Problem } from '#shared/domain/problem.ts';
import { consumeAll } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { reserveSms, takesSms } from '../identity/sms-allowance.ts';
import { contactRequest } from './contact-request.ts';

/** Unknown and taken numbers get the same response and the same SMS. */
export const handler = serve(changeUserPhone, async ({ actor, params, body, now }) => {
  const { phone } = body;
  if (!hasLengthOfCountry(phone)) throw new Problem('invalid-input', { fields: { phone: { key: 'phone-length' } } });
  if (!takesSms(phone)) throw new Problem('sms-country-closed');
  const { limits, writes } = await contactRequest({ actor, id: params.id, kind: 'phone', value: phone, now });
  await consumeAll(limits, now);
  await reserveSms('invitation', now);
  return { reply: { data: { sent: true as const } }, writes };
});
