import { confirmEmail } from './calls.ts';
import { ConfirmContact } from './confirm-contact.tsx';

/** /auth/confirm_email/{code} */
export default function ConfirmEmail() {
  return <ConfirmContact kind="email" whoOf={({ email }) => email ?? ''} confirm={confirmEmail} />;
}
