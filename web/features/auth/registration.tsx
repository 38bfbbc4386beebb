import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIco } from '#shared/domain/companies/ico.ts';
import { rolesToRegister, type RoleToRegister } from '#shared/domain/people/registration.ts';
import { Field } from '../../ui/field.tsx';
import { writtenNumber } from '../../ui/phone-number.ts';
import { findCompany, register } from './calls.ts';
import { Choice, choices } from './choice.tsx';
import { IcoField, NameField, useCompanyErrors } from './company-fields.tsx';
import { changeDraft, phoneOf, useDraft } from './draft.ts';
import { useEmailError } from './email-error.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { PhoneInput } from './lazy-phone-input.tsx';
import { LookUp } from './look-up.tsx';
import { MethodTabs } from './method-tabs.tsx';
import { usePhoneError } from './phone-error.ts';
import { sendCode } from './send-code.ts';
import { focusError, Step, tall } from './step.tsx';
import { useSteps } from './steps.ts';
import { TermsField } from './terms-field.tsx';
import { useSubmit } from './use-submit.ts';

type Errors = Partial<Record<'fio' | 'email' | 'phone' | 'company' | 'ico', string>>;

/** By e-mail: a letter with a link that sets the password. By phone: the code creates the account. */
export default function Registration() {
  const { t } = useTranslation('auth');
  const draft = useDraft();
  const { go } = useSteps();
  const check = useErrors();
  const { email, role, fio, company, ico, terms } = draft;
  const by = draft.by === 'phone' ? 'phone' : 'email';
  const phone = phoneOf(draft);
  /** What was looked up at check-in and not found. */
  const [sought] = useState(() =>
    by === 'email' ? email.trim() : phone.digits && writtenNumber(phone.digits, phone.country),
  );

  const send = async () => {
    changeDraft({ newcomer: true });
    if (by === 'phone') {
      await sendCode();
      return go('enter-code');
    }
    await register(draft);
    changeDraft({ letter: { at: Date.now() } });
    return go('email-sent');
  };
  const { errors, ...submission } = useSubmit<Errors>({ check: () => check(draft), send, onFields });
  /** The error of a number that was to be looked up. */
  const [wrongIco, setWrongIco] = useState<string>();
  const checkIco = useCompanyErrors();
  const mayLookUp = () => {
    const { ico: wrong } = checkIco({ company, ico }, { named: false });
    setWrongIco(wrong);
    if (wrong) focusError();
    return !wrong;
  };
  const companyErrors = { ...errors, ...(wrongIco && { ico: wrongIco }) };
  const changeCompany = (changed: { company?: string; ico?: string }) => {
    setWrongIco(undefined);
    changeDraft(changed);
  };

  return (
    <Step
      title={t('registration.title')}
      reason={
        sought ? <EmphasizedText text={t('registration.reason', { who: sought })} /> : t('registration.reasonPlain')
      }
      submit={t(by === 'email' ? 'registration.submitEmail' : 'registration.submitPhone')}
      disabled={!terms}
      {...submission}
    >
      <RoleChoice role={role} onChange={(next) => changeDraft({ role: next })} />
      <Field label={t('registration.name')} error={errors.fio}>
        {(ids) => (
          <input
            {...ids}
            name="name"
            autoComplete="name"
            maxLength={200}
            value={fio}
            onChange={(event) => changeDraft({ fio: event.target.value })}
            className={tall}
          />
        )}
      </Field>
      <MethodTabs
        by={by}
        label={t('registration.by')}
        methods={[
          { by: 'email', label: t('registration.byEmail') },
          { by: 'phone', label: t('registration.byPhone') },
        ]}
        onChange={(way) => changeDraft({ by: way })}
      />
      {by === 'email' ? (
        <Field label={t('registration.email')} hint={t('registration.emailHint')} error={errors.email}>
          {(ids) => (
            <input
              {...ids}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={200}
              value={email}
              onChange={(event) => changeDraft({ email: event.target.value })}
              className={tall}
            />
          )}
        </Field>
      ) : (
        <PhoneInput hint={t('checkIn.phoneHint')} error={errors.phone} />
      )}
      {role === 'ROLE_BUYER' && (
        <>
          <IcoField ico={ico} errors={companyErrors} onChange={changeCompany} />
          <LookUp
            company={company}
            ico={ico}
            ask={findCompany}
            check={mayLookUp}
            onName={(name) => changeCompany({ company: name })}
          />
          <div className="flex flex-col gap-1.5">
            <NameField company={company} errors={companyErrors} onChange={changeCompany} />
            <p className="text-12 text-ink-3">{t('registration.companyLater')}</p>
          </div>
        </>
      )}
      {(role === 'ROLE_BUYER_MANAGER' || role === 'ROLE_STORE_MANAGER') && <IcoOfEmployer ico={ico} errors={errors} />}
      {role !== 'ROLE_BUYER' && (
        <p className="rounded-3 bg-info-soft flex gap-2.5 px-3.5 py-3">
          <Clock className="text-info-text mt-0.5" />
          <span className="min-w-0 text-pretty">{t(`registration.waits.${role}`)}</span>
        </p>
      )}
      <TermsField checked={terms} onChange={(next) => changeDraft({ terms: next })} />
    </Step>
  );
}

/** The IČO of a company that exists already, with its name from the business register as a hint. */
const IcoOfEmployer = ({ ico, errors }: { ico: string; errors: Errors }) => {
  const { t } = useTranslation('auth');
  const [known, setKnown] = useState<{ ico: string; name: string } | null>(null);
  useEffect(() => {
    if (!isIco(ico)) return;
    let isCurrent = true;
    const show = (name: string | undefined) => isCurrent && name !== undefined && setKnown({ ico, name });
    // Without an answer the field keeps its usual hint.
    findCompany(ico).then(
      ({ facts }) => show(facts?.name),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ico]);
  return (
    <IcoField
      ico={ico}
      errors={errors}
      label={t('registration.icoOfCompany')}
      hint={known?.ico === ico ? known.name : undefined}
      onChange={changeDraft}
    />
  );
};

const useErrors = () => {
  const { t } = useTranslation('auth');
  const emailError = useEmailError();
  const phoneError = usePhoneError();
  const companyErrors = useCompanyErrors();
  return (draft: ReturnType<typeof useDraft>): Errors => {
    const contact = draft.by === 'phone' ? { phone: phoneError(phoneOf(draft)) } : { email: emailError(draft.email) };
    return {
      ...(draft.fio.trim() === '' && { fio: t('required.name') }),
      ...contact,
      ...(draft.role !== 'ROLE_MANAGER' &&
        companyErrors(draft, { optional: true, named: draft.role === 'ROLE_BUYER' })),
    };
  };
};

/** Field names of the API. */
const onFields = (fields: Record<string, string>): Errors => {
  const here: Record<string, keyof Errors> = {
    fio: 'fio',
    email: 'email',
    phoneNumbers: 'phone',
    'company.name': 'company',
    'company.inn': 'ico',
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, sentence]) => (here[name] ? [[here[name], sentence]] : [])),
  );
};

const RoleChoice = ({ role, onChange }: { role: RoleToRegister; onChange: (role: RoleToRegister) => void }) => {
  const { t } = useTranslation('auth');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('registration.role')}</legend>
      <div className={choices}>
        {rolesToRegister.map((one) => (
          <Choice key={one} name="role" value={one} checked={one === role} onChange={() => onChange(one)}>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t(`registration.roles.${one}`)}</span>
              <span className="text-12 text-ink-2 block">{t(`registration.roleHelp.${one}`)}</span>
            </span>
          </Choice>
        ))}
      </div>
      <p className="text-12 text-ink-3 mt-1.5">{t('registration.worker')}</p>
      <p className="text-12 text-ink-3 mt-1.5 text-pretty">{t('registration.performer')}</p>
    </fieldset>
  );
};
