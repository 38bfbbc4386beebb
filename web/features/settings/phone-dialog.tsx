import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { listPhoneCodes } from '#shared/contracts/auth.ts';
import { changePhone, confirmPhone } from '#shared/contracts/settings.ts';
import { codeLength } from '#shared/domain/auth/codes.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { TextField, useField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneField, type PhoneValue } from '../../ui/phone-field.tsx';
import { type Country, countryOf, czechia, homeCountry, nationalLength, wholeNumber } from '../../ui/phone-number.ts';
import { OwnPassword } from './own-password.tsx';
import { reloadMe } from './show-updated-me.ts';

type Typed = { phone: PhoneValue | null; password: string };
type Sent = { phone: string; attempt: string };

/** The new number proves itself by the code in an SMS. Going back to the number keeps what was typed. */
export const PhoneDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState<Typed>({ phone: null, password: '' });
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent) return <EnterCode sent={sent} onBack={() => setSent(null)} onClose={onClose} />;
  return (
    <EnterNumber
      typed={typed}
      onSent={(values, code) => {
        setTyped(values);
        setSent(code);
      }}
      onClose={onClose}
    />
  );
};

/** The number has a country here; the contract's is text. */
const NumberForm = z.object({ phone: z.nullable(z.custom<PhoneValue>()), password: z.string() });

const EnterNumber = ({
  typed,
  onSent,
  onClose,
}: {
  typed: Typed;
  onSent: (typed: Typed, sent: Sent) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['settings', 'fields']);
  const { email, phone: current } = useMe();
  const send = useSend(changePhone, { refetches: false });
  const hasPassword = email !== null;
  const state = useResourceForm({
    kind: 'dialog',
    schema: NumberForm,
    values: typed,
    check: ({ phone, password }) => ({
      ...(!isWhole(phone) && { phone: t('fields:phone-length') }),
      ...(hasPassword && password === '' && { password: t('fields:required') }),
    }),
    submit: async (values) => {
      const phone = numberOf(values.phone);
      const body = { phone, ...(hasPassword && { password: values.password }) };
      const { data } = await send.mutateAsync({ body });
      onSent(values, { phone, attempt: data.attempt });
      return values;
    },
  });
  return (
    <FormDialog
      state={state}
      title={t(current === null ? 'ways.addPhone' : 'ways.changePhone')}
      help={<p>{t(current === null ? 'ways.addPhoneHelp' : 'ways.changePhoneHelp')}</p>}
      keep={t('ways.cancel')}
      submit={t('ways.sendCode')}
      onClose={onClose}
    >
      <NewNumber />
      {hasPassword && <OwnPassword />}
    </FormDialog>
  );
};

const numberOf = (phone: PhoneValue | null): string => (phone ? wholeNumber(phone.digits, phone.country) : '');
const isWhole = (phone: PhoneValue | null): boolean => {
  if (!phone) return false;
  const length = nationalLength(phone.country);
  return length === null ? phone.digits.length >= 5 : phone.digits.length === length;
};

const NewNumber = () => {
  const { t } = useTranslation('settings');
  const countries = useCountries();
  const { field, error } = useField('phone', { label: t('ways.newPhone') });
  return (
    <PhoneField
      label={t('ways.newPhone')}
      error={error}
      value={(field.value as PhoneValue | null) ?? { country: homeCountry(countries), digits: '' }}
      onChange={field.onChange}
      countries={countries}
      autoFocus
    />
  );
};

/** Only Czechia until all countries are loaded. */
const useCountries = (): readonly Country[] => {
  const { data } = useGet(listPhoneCodes, {});
  return data?.data.map(countryOf) ?? [czechia];
};

const CodeForm = z.pick(confirmPhone.body, { code: true });

const EnterCode = ({ sent, onBack, onClose }: { sent: Sent; onBack: () => void; onClose: () => void }) => {
  const { t } = useTranslation('settings');
  const send = useSend(confirmPhone);
  const state = useResourceForm({
    kind: 'dialog',
    schema: CodeForm,
    values: { code: '' },
    submit: async ({ code }) => {
      await send.mutateAsync({ body: { ...sent, code } });
      await reloadMe();
      return { code };
    },
    savedText: () => t('ways.phoneChanged'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('ways.codeTitle')}
      help={<p>{t('ways.codeSent', { phone: phoneText(sent.phone) })}</p>}
      keep={t('ways.cancel')}
      submit={t('ways.confirm')}
      onClose={onClose}
    >
      <TextField<{ code: string }>
        name="code"
        label={t('ways.code')}
        type="tel"
        autoComplete="one-time-code"
        maxLength={codeLength}
        autoFocus
      />
      <p>
        <Button size="sm" variant="ghost" className="-ml-2.5" disabled={state.busy} onClick={onBack}>
          {t('ways.another')}
        </Button>
      </p>
    </FormDialog>
  );
};
