import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { changeUserEmail, changeUserPhone, type PersonDetails } from '#shared/contracts/people.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Button } from '../../ui/button.tsx';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { NumberOfPhone, numberOf } from './contact-fields.tsx';

type Props = { person: PersonDetails; kind: 'email' | 'phone' };

/** Another e-mail or phone of a person whose login the reader runs. The new one proves itself by a link. */
export const ContactChange = ({ person, kind }: Props) => {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  const Form = kind === 'email' ? EmailForm : PhoneForm;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(`contactChange.${kind}.open`, { name: person.fio })}
        onClick={() => setOpen(true)}
      >
        {t('contactChange.change')}
      </Button>
      {isOpen && <Form person={person} onClose={() => setOpen(false)} />}
    </>
  );
};

type FormProps = { person: PersonDetails; onClose: () => void };

const EmailForm = ({ person, onClose }: FormProps) => {
  const { t } = useTranslation('people');
  const send = useSend(changeUserEmail, { refetches: false });
  const state = useResourceForm({
    kind: 'dialog',
    schema: changeUserEmail.body,
    values: { email: '' },
    submit: async (body) => {
      await send.mutateAsync({ params: { id: person.id }, body });
      return body;
    },
    onSaved: ({ email }) => {
      snack({ tone: 'good', text: t('contactChange.done', { to: email.trim() }) });
      onClose();
    },
  });
  return (
    <FormDialog state={state} {...useTexts('email', person)} onClose={onClose}>
      <TextField<{ email: string }>
        name="email"
        label={t('contactChange.email.field')}
        type="email"
        autoComplete="off"
        maxLength={254}
        autoFocus
      />
    </FormDialog>
  );
};

/** The number has a country here; the contract's is text. */
const Phone = z.object({ phone: z.nullable(z.custom<PhoneValue>()) });

const PhoneForm = ({ person, onClose }: FormProps) => {
  const { t } = useTranslation(['people', 'fields']);
  const send = useSend(changeUserPhone, { refetches: false });
  const state = useResourceForm({
    kind: 'dialog',
    schema: Phone,
    values: { phone: null },
    check: ({ phone }) => ({ phone: numberOf(phone) === null ? t('fields:phone-length') : undefined }),
    submit: async (values) => {
      await send.mutateAsync({ params: { id: person.id }, body: { phone: numberOf(values.phone) ?? '' } });
      return values;
    },
    onSaved: ({ phone }) => {
      snack({ tone: 'good', text: t('contactChange.done', { to: phoneText(numberOf(phone) ?? '') }) });
      onClose();
    },
  });
  return (
    <FormDialog state={state} {...useTexts('phone', person)} onClose={onClose}>
      <NumberOfPhone label={t('contactChange.phone.field')} />
    </FormDialog>
  );
};

const useTexts = (kind: Props['kind'], { fio }: PersonDetails) => {
  const { t } = useTranslation('people');
  return {
    title: t(`contactChange.${kind}.title`, { name: fio }),
    help: <p className="text-pretty">{t(`contactChange.${kind}.help`)}</p>,
    keep: t('contactChange.keep'),
    submit: t('contactChange.send'),
  };
};
