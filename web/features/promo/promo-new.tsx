import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createPromoCode, type PromoCodeInput } from '#shared/contracts/promo.ts';
import { promoLimits } from '#shared/domain/promo/limits.ts';
import { foldCode, madeTypes } from '#shared/domain/promo/promo-code.ts';
import { useSend } from '../../api/query.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { MoneyField, NumberField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { Pair, Section } from '../../ui/section.tsx';
import { PromoFields } from './promo-fields.tsx';

const empty = { code: '', type: 'percent', value: '', active: true, from: null, to: null, uses: null };

export default function PromoNew() {
  const { t } = useTranslation('promo');
  const navigate = useNavigate();
  const create = useSend(createPromoCode);
  return (
    <Page title={t('new.title')}>
      <BillingTabs current="promo" />
      <ResourceForm
        creating
        schema={createPromoCode.body}
        values={empty}
        check={({ code }) => ({
          code: code.trim() && !/^[A-Z0-9-]{3,20}$/.test(foldCode(code)) ? t('form.codeWrong') : undefined,
        })}
        submitLabel={t('new.save')}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.promoCodes.edit(id), { replace: true })}
      >
        <Section title={t('form.what')} reason={t('form.whatReason')}>
          <TextField<PromoCodeInput>
            name="code"
            label={t('form.code')}
            hint={t('form.codeHint')}
            maxLength={promoLimits.code}
            autoComplete="off"
          />
          <Pair>
            <SelectField<PromoCodeInput>
              name="type"
              label={t('form.type')}
              options={madeTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
            <ValueField />
          </Pair>
        </Section>
        <PromoFields />
      </ResourceForm>
    </Page>
  );
}

/** The value in the unit of the kind of code. Another unit begins empty. */
const ValueField = () => {
  const { t } = useTranslation('promo');
  const type = useWatch<PromoCodeInput, 'type'>({ name: 'type' });
  switch (type) {
    case 'percent':
      return <NumberField<PromoCodeInput> key={type} name="value" label={t('form.percent')} unit="%" />;
    case 'free_days':
      return <NumberField<PromoCodeInput> key={type} name="value" label={t('form.days')} />;
    default:
      return <MoneyField<PromoCodeInput> key={type} name="value" label={t(`form.${type}`)} />;
  }
};
