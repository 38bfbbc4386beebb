import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { createCompany } from './calls.ts';
import { CompanyFields, useCompanyMistakes } from './company-fields.tsx';
import { Frame } from './frame.tsx';
import { useGoOn } from './go-on.ts';
import { useTell } from './refusal.ts';
import type { Told } from './refusal.ts';
import { focusMistake, Step } from './step.tsx';

/** /auth/company: a buyer who signed up without a company names it before anything else can belong to it. */
export default function NameCompany() {
  const { t } = useTranslation('auth');
  const goOn = useGoOn();
  const tell = useTell();
  const check = useCompanyMistakes();
  const [value, setValue] = useState({ company: '', ico: '' });
  const [mistakes, setMistakes] = useState<{ company?: string; ico?: string }>({});
  const [refused, setRefused] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const found = check(value);
    setMistakes(found);
    setRefused(null);
    if (Object.keys(found).length > 0) return focusMistake();
    setBusy(true);
    try {
      await createCompany(value.company, value.ico);
      await goOn({ chosen: true });
    } catch (error) {
      const told = tell(error);
      setMistakes({
        ...(told.fields['name'] && { company: told.fields['name'] }),
        ...(told.fields['inn'] && { ico: told.fields['inn'] }),
      });
      setRefused(told);
      setBusy(false);
      focusMistake();
    }
  };

  return (
    <Frame filled>
      <Step
        title={t('company.title')}
        reason={t('company.reason')}
        refused={refused}
        submit={t('company.submit')}
        busy={busy}
        onSubmit={() => void submit()}
        back={
          <ButtonLink to={paths.signOut} look="ghost" icon={ChevronLeft} className="self-center">
            {t('signOut')}
          </ButtonLink>
        }
      >
        <CompanyFields
          {...value}
          mistakes={mistakes}
          autoFocus
          onChange={(change) => setValue({ ...value, ...change })}
        />
      </Step>
    </Frame>
  );
}
