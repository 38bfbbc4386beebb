import { CircleCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileInput } from '#shared/contracts/settings.ts';
import { isBankAccount, normalizeBankAccount, formatBankAccount } from '#shared/domain/people/bank-account.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { Section } from '../../ui/section.tsx';

export const Bank = () => {
  const { t } = useTranslation('settings');
  const typed = useWatch<{ bank_account: string | null }>({ name: 'bank_account' });
  const reads = typed && isBankAccount(typed) ? formatBankAccount(normalizeBankAccount(typed)) : null;
  return (
    <Section title={t('bank.title')} reason={t('bank.reason')}>
      <TextField<ProfileInput>
        name="bank_account"
        label={t('bank.label')}
        hint={
          reads ? (
            <span className="text-success-text flex items-center gap-1">
              <CircleCheck className="size-3.5" />
              <span className="min-w-0 break-words tabular-nums">{t('bank.reads', { account: reads })}</span>
            </span>
          ) : (
            t('bank.hint')
          )
        }
        optional
        maxLength={50}
        autoComplete="off"
      />
    </Section>
  );
};
