import { useTranslation } from 'react-i18next';
import {
  getShopSettings,
  setShopSettings,
  type ShopSettings,
  type ShopSettingsInput,
} from '#shared/contracts/orders.ts';
import { maxDeliverySteps } from '#shared/domain/orders/limits.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { KilogramField, MoneyField, NumberField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { count, money } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { Pair, Section } from '../../ui/section.tsx';

type Steps = ShopSettingsInput['delivery'];

/** What deliveries cost, and how much of an order bonuses pay at most. */
export default function EditShopSettings() {
  const { t } = useTranslation('orders');
  return (
    <Loaded title={t('settings.title')} answer={useGet(getShopSettings, {})}>
      {({ data }) => <SettingsForm settings={data} />}
    </Loaded>
  );
}

const SettingsForm = ({ settings }: { settings: ShopSettings }) => {
  const { t } = useTranslation('orders');
  const save = useSend(setShopSettings);
  return (
    <Page title={t('settings.title')}>
      <ShopTabs current="settings" />
      <ResourceForm
        schema={setShopSettings.body}
        values={settings}
        check={({ delivery }) => ({ delivery: delivery.length === 0 ? t('settings.atLeastOne') : undefined })}
        // Both fields are always sent.
        submit={async (changes) => {
          const { version, delivery, bonus_percent } = { ...settings, ...changes };
          return (await save.mutateAsync({ body: { version, delivery, bonus_percent } })).data;
        }}
        reload={async () => (await api(getShopSettings, {})).data}
      >
        <Section title={t('settings.delivery')} reason={t('settings.deliveryReason')}>
          <FieldArray<ShopSettingsInput, 'delivery'>
            name="delivery"
            label={t('settings.steps')}
            text={(value) =>
              (value as Steps)
                .map(({ up_to, cost }) => t('settings.stepText', { weight: count(up_to / 1000), cost: money(cost) }))
                .join('; ')
            }
            max={maxDeliverySteps}
            add={t('settings.add')}
            empty={emptyStep}
            remove={(number) => t('settings.remove', { number })}
          >
            {(nth) => (
              <Pair>
                <KilogramField<ShopSettingsInput>
                  name={`delivery.${nth}.up_to`}
                  label={t('settings.upTo')}
                  unit={t('settings.kilograms')}
                />
                <MoneyField<ShopSettingsInput> name={`delivery.${nth}.cost`} label={t('settings.cost')} />
              </Pair>
            )}
          </FieldArray>
        </Section>
        <Section title={t('settings.bonuses')} reason={t('settings.bonusesReason')}>
          <Pair>
            <NumberField<ShopSettingsInput> name="bonus_percent" label={t('settings.percent')} unit="%" />
          </Pair>
        </Section>
      </ResourceForm>
    </Page>
  );
};

/** Nothing typed yet: the schema refuses it. */
const emptyStep = { up_to: Number.NaN, cost: Number.NaN };
