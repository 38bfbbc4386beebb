import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../api/me.ts';
import { chosenAccount } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice, choices } from './choice.tsx';
import { type RefusalText, useRefusalText } from './refusal.ts';
import { Step } from './step.tsx';
import { useSteps } from './steps.ts';
import { useContinue } from './use-continue.ts';

export default function ChooseAccount() {
  const { t } = useTranslation(['auth', 'common']);
  const me = useMe();
  const continueSignIn = useContinue();
  const { search } = useSteps();
  const refusalText = useRefusalText();
  const [id, setId] = useState(() => chosenAccount() ?? me.id);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RefusalText | null>(null);
  const accounts = me.users;
  const chosen = accounts.find((one) => one.id === id) ?? accounts[0];
  const role = (account: Pick<typeof me, 'roles'>) => t(`common:role.${account.roles[0] ?? 'ROLE_USER'}`);

  const submit = async () => {
    if (!chosen) return;
    setBusy(true);
    await continueSignIn(chosen.id).catch((error: unknown) => {
      setRefused(refusalText(error));
      setBusy(false);
    });
  };

  return (
    <Step
      title={t('accounts.title')}
      reason={t('accounts.reason', { count: accounts.length })}
      refused={refused}
      submit={t('accounts.submit', { role: chosen ? role(chosen) : '' })}
      busy={busy}
      onSubmit={() => void submit()}
      back={
        <ButtonLink
          to={search.has('profile') ? paths.root : paths.signOut}
          variant="ghost"
          icon={ChevronLeft}
          className="self-center"
        >
          {t('back')}
        </ButtonLink>
      }
    >
      <div role="radiogroup" aria-label={t('accounts.label')} className={choices}>
        {accounts.map((account) => (
          <Choice
            key={account.id}
            name="account"
            value={account.id}
            checked={account.id === chosen?.id}
            onChange={() => setId(account.id)}
          >
            <Avatar name={account.company?.name ?? me.fio} company={account.company !== null} size="lg" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{account.company?.name ?? t('accounts.noCompany')}</span>
              <span className="text-ink-2 block truncate">{role(account)}</span>
            </span>
          </Choice>
        ))}
      </div>
    </Step>
  );
}
