import { phoneText } from '#shared/domain/people/phone.ts';
import { confirmPhone } from './calls.ts';
import { ConfirmContact } from './confirm-contact.tsx';

/** /auth/confirm_phone/{code} */
export default function ConfirmPhone() {
  return <ConfirmContact kind="phone" whoOf={({ phone }) => phoneText(phone ?? '')} confirm={confirmPhone} />;
}
