import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Company, CompanyInput } from '#shared/contracts/companies.ts';
import { billingOf, officeText } from '#shared/domain/companies/billing.ts';
import { BillingFields } from '../../domain/companies/billing-fields.tsx';
import { useEditable } from '../../kit/form/form-context.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';

/** The fields of what invoices say about a company; before they are filled in, what counts for it. */
export const CompanyBilling = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const billing = useWatch<CompanyInput, 'billing'>({ name: 'billing' });
  return (
    <Section title={t('billing.title')} reason={t('billing.reason')}>
      {billing ? <BillingFields /> : <Unset company={company} />}
    </Section>
  );
};

const Unset = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const { setValue } = useFormContext<CompanyInput>();
  const mayFill = useEditable('billing');
  const billing = billingOf(company);
  const { office, vat_payer, due_days } = billing;
  return (
    <>
      <p className="text-ink-2">{t('billing.unset')}</p>
      <Facts
        facts={[
          [t('fields.vat_payer'), t(vat_payer ? 'billing.yes' : 'billing.no')],
          [t('fields.office'), officeText(office)],
          [t('billing.dueDays'), t('billing.days', { count: due_days })],
        ]}
      />
      {mayFill && (
        <p>
          <Button onClick={() => setValue('billing', billing, { shouldDirty: true })}>{t('billing.fill')}</Button>
        </p>
      )}
    </>
  );
};
