import { confirmEmail } from '#shared/contracts/registration.ts';
import { serve } from '../http/serve.ts';
import { confirmedContact, findProof } from './confirm-contact.ts';

/** The link proves the new address. */
export const handler = serve(confirmEmail, async ({ body, now }) => {
  const proof = await findProof('email', body.code, now);
  return { reply: { data: { email: proof.value } }, ...(await confirmedContact(proof, now)) };
});
