import { useTranslation } from 'react-i18next';
import { setShopSettings, type ShopSettingsInput } from '#shared/contracts/orders.ts';
import type { SystemSettings } from '#shared/contracts/system.ts';
import { maxDeliverySteps } from '#shared/domain/orders/limits.ts';
import { useSend } from '../../api/query.ts';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { KilogramField, MoneyField, NumberField } from '../../kit/form/fields.tsx';
import { count, money } from '../../ui/format.ts';
import { Pair } from '../../ui/section.tsx';
import { SettingForm } from './setting-form.tsx';

type Steps = ShopSettingsInput['delivery'];

/** What deliveries cost, and how much of an order bonuses pay at most. */
export const ShopForm = ({ setting }: { setting: SystemSettings['shop'] }) => {
  const { t } = useTranslation('system');
  const save = useSend(setShopSettings);
  return (
    <SettingForm
      name="shop"
      setting={setting}
      schema={setShopSettings.body}
      check={({ delivery }) => ({ delivery: delivery.length === 0 ? t('shop.atLeastOne') : undefined })}
      // Every field is always sent.
      submit={async (changes) => (await save.mutateAsync({ body: { ...setting.value, ...changes } })).data}
    >
      <FieldArray<ShopSettingsInput, 'delivery'>
        name="delivery"
        label={t('shop.steps')}
        text={(value) =>
          (value as Steps)
            .map(({ up_to, cost }) => t('shop.stepText', { weight: count(up_to / 1000), cost: money(cost) }))
            .join('; ')
        }
        max={maxDeliverySteps}
        add={t('shop.add')}
        empty={emptyStep}
        remove={(number) => t('shop.remove', { number })}
      >
        {(nth) => (
          <Pair>
            <KilogramField<ShopSettingsInput>
              name={`delivery.${nth}.up_to`}
              label={t('shop.upTo')}
              unit={t('shop.kilograms')}
            />
            <MoneyField<ShopSettingsInput> name={`delivery.${nth}.cost`} label={t('shop.cost')} />
          </Pair>
        )}
      </FieldArray>
      <NumberField<ShopSettingsInput> name="bonus_percent" label={t('shop.percent')} unit="%" />
    </SettingForm>
  );
};

/** Nothing typed yet: the schema refuses it. */
const emptyStep = { up_to: Number.NaN, cost: Number.NaN };
