import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { createCompany, prefillCompany } from './calls.ts';
import { IcoField, NameField, useCompanyErrors } from './company-fields.tsx';
import { LookUp } from './look-up.tsx';
import { focusError, Step } from './step.tsx';
import { useContinue } from './use-continue.ts';
import { useSubmit } from './use-submit.ts';

/** /auth/company: a buyer who registered without a company enters it before using anything else. */
export default function NameCompany() {
  const { t } = useTranslation('auth');
  const me = useMe();
  const continueSignIn = useContinue();
  const check = useCompanyErrors();
  const [value, setValue] = useState({ company: '', ico: '' });
  /** The error of a number that was to be looked up. */
  const [wrongIco, setWrongIco] = useState<string>();
  const { errors, ...submission } = useSubmit({
    check: () => check(value),
    send: async () => {
      await createCompany(value.company, value.ico);
      await continueSignIn(me.id);
    },
    onFields: ({ name: company, inn: ico }) => ({ ...(company && { company }), ...(ico && { ico }) }),
  });
  const change = (changed: Partial<typeof value>) => {
    setWrongIco(undefined);
    setValue((before) => ({ ...before, ...changed }));
  };
  const mayLookUp = () => {
    const { ico } = check(value, { named: false });
    setWrongIco(ico);
    if (ico) focusError();
    return !ico;
  };
  const shown = { ...errors, ...(wrongIco && { ico: wrongIco }) };

  return (
    <AuthLayout filled>
      <Step
        title={t('company.title')}
        reason={t('company.reason')}
        submit={t('company.submit')}
        {...submission}
        back={
          <ButtonLink to={paths.signOut} variant="ghost" icon={ChevronLeft} className="self-center">
            {t('signOut')}
          </ButtonLink>
        }
      >
        <IcoField ico={value.ico} errors={shown} autoFocus onChange={change} />
        <LookUp {...value} ask={prefillCompany} check={mayLookUp} onName={(company) => change({ company })} />
        <NameField company={value.company} errors={shown} onChange={change} />
      </Step>
    </AuthLayout>
  );
}
