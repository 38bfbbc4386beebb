import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#shared/domain/people/phone.ts';
import { useMe } from '../../api/me.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

/** What the person signs in with. */
export const Ways = () => {
  const { t } = useTranslation('settings');
  const { email, phone, noted_email: noted } = useMe();
  const [changing, setChanging] = useState<'email' | 'phone' | null>(null);
  const close = () => setChanging(null);
  return (
    <Section title={t('ways.title')} reason={t('ways.reason')}>
      <Facts
        facts={[
          [
            t('ways.email'),
            <Way
              key="email"
              value={noted === null ? email : t('ways.notConfirmed', { email: noted })}
              label={t(noted !== null ? 'ways.confirmEmail' : email === null ? 'ways.addEmail' : 'ways.changeEmail')}
              action={t(noted !== null ? 'ways.confirmNoted' : email === null ? 'ways.add' : 'ways.change')}
              onChange={() => setChanging('email')}
            />,
          ],
          [
            t('ways.phone'),
            <Way
              key="phone"
              value={phone && phoneText(phone)}
              label={t(phone === null ? 'ways.addPhone' : 'ways.changePhone')}
              action={t(phone === null ? 'ways.add' : 'ways.change')}
              onChange={() => setChanging('phone')}
            />,
          ],
        ]}
      />
      {changing === 'email' && <EmailDialog onClose={close} />}
      {changing === 'phone' && <PhoneDialog onClose={close} />}
    </Section>
  );
};

const Way = ({
  value,
  label,
  action,
  onChange,
}: {
  value: string | null;
  label: string;
  action: string;
  onChange: () => void;
}) => {
  const { t } = useTranslation('settings');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-0 break-words">{value ?? t('ways.none')}</span>
      <Button size="sm" aria-label={label} onClick={onChange}>
        {action}
      </Button>
    </div>
  );
};
