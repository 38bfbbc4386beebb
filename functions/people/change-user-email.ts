import { changeUserEmail } from '#shared/contracts/people.ts';
import { serve } from '../http/serve.ts';
import { contactRequest } from './contact-request.ts';

/** Unknown and taken addresses get the same response, as after the own change. */
export const handler = serve(changeUserEmail, async ({ actor, params, body, now }) => ({
  reply: { data: { sent: true as const } },
  ...(await contactRequest({ actor, id: params.id, kind: 'email', value: body.email, now })),
}));
