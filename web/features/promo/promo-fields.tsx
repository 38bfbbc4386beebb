import { useTranslation } from 'react-i18next';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { updatePromoCode } from '#shared/contracts/promo.ts';
import { NumberField, SwitchField } from '../../kit/form/fields.tsx';
import { Pair, Section } from '../../ui/section.tsx';
import { MomentField } from './moment-field.tsx';

type Fields = Input<typeof updatePromoCode>['body'];

/** When a code is valid and how often: what can also be changed later. */
export const PromoFields = () => {
  const { t } = useTranslation('promo');
  return (
    <Section title={t('form.when')} reason={t('form.whenReason')}>
      <Pair>
        <MomentField name="from" label={t('form.from')} />
        <MomentField name="to" label={t('form.to')} />
      </Pair>
      <Pair>
        <NumberField<Fields> name="uses" label={t('form.uses')} hint={t('form.usesHint')} optional />
      </Pair>
      <SwitchField<Fields> name="active" label={t('form.active')} hint={t('form.activeHint')} />
    </Section>
  );
};
