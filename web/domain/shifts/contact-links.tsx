import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#shared/contracts/shifts.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { PhoneLink } from '../people/phone-link.tsx';

/** Whom to call about a shift, each with the name and the number, because a computer may have no phone. */
export const ContactLinks = ({ contacts, names = true }: { contacts: readonly Contact[]; names?: boolean }) => {
  const { t } = useTranslation();
  return contacts.map(({ who, name, phone }) => (
    <PhoneLink
      key={who + phone + name}
      phone={phone}
      className="text-primary-text relative z-1 max-w-full font-medium hover:underline"
    >
      <Phone aria-hidden className="size-3.5 flex-none" />
      <span className="sr-only">{t('call')} </span>
      <span className="flex min-w-0 flex-wrap gap-x-1.5">
        <span className={names ? 'min-w-0 wrap-anywhere whitespace-normal' : 'sr-only'}>{name} </span>
        <span>{phoneText(phone)}</span>
      </span>
    </PhoneLink>
  ));
};
