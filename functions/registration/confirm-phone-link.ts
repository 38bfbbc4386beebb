import { confirmPhoneLink } from '#shared/contracts/registration.ts';
import { reservedLoginIdWithdrawal } from '../data/auth/reserved-login-ids.ts';
import { serve } from '../http/serve.ts';
import { removeUser } from '../identity/remove-user.ts';
import { confirmedContact, findProof, logFault } from './confirm-contact.ts';

/** The link in the SMS proves the new number. */
export const handler = serve(confirmPhoneLink, async ({ body, now }) => {
  const proof = await findProof('phone', body.code, now);
  const reservation = await reservedLoginIdWithdrawal(proof.value);
  const decision = await confirmedContact(proof, now, reservation.writes);
  const afterCommit = async () => {
    // The user that an unfinished registration made has the number in the user pool.
    if (reservation.reserved) await removeUser(reservation.reserved).catch(logFault);
    await decision.afterCommit();
  };
  return { reply: { data: { phone: proof.value } }, ...decision, afterCommit };
});
