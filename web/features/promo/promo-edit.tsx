import { Power, PowerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getPromoCode, getPromoCodeStat, type PromoCode, updatePromoCode } from '#shared/contracts/promo.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { useGives } from '../../domain/promo/use-gives.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { PromoCounts } from './promo-counts.tsx';
import { PromoFields } from './promo-fields.tsx';

export default function PromoEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('promo');
  return (
    <Loaded title={t('title')} answer={useGet(getPromoCode, { params: { id } })}>
      {({ data }) => <EditPromo key={data.id} promo={data} />}
    </Loaded>
  );
}

const EditPromo = ({ promo }: { promo: PromoCode }) => {
  const { t } = useTranslation('promo');
  const save = useSend(updatePromoCode);
  const gives = useGives();
  const { id, code, active, version, from, to, uses } = promo;
  const params = { id };
  const body = { version, active, from, to, uses };
  const toggle = () =>
    save
      .mutateAsync({ params, body: { ...body, active: !active } })
      .catch((error: unknown) => error instanceof ApiProblem && snack({ tone: 'bad', text: error.message }));
  return (
    <Page
      title={t('edit.title', { code })}
      aside={gives(promo)}
      actions={
        <Button icon={active ? PowerOff : Power} busy={save.isPending} onClick={() => void toggle()}>
          {t(active ? 'edit.deactivate' : 'edit.activate')}
        </Button>
      }
    >
      <BillingTabs current="promo" />
      <ResourceForm
        schema={updatePromoCode.body}
        values={promo}
        // All fields are always sent.
        submit={async (changes) => (await save.mutateAsync({ params, body: { ...body, ...changes } })).data}
        reload={async () => (await api(getPromoCode, { params })).data}
      >
        <PromoFields />
        <Section title={t('stat.ofCode')}>
          <UseOfCode id={id} />
        </Section>
      </ResourceForm>
    </Page>
  );
};

const UseOfCode = ({ id }: { id: string }) => {
  const { t } = useTranslation('promo');
  const { data, error, refetch } = useGet(getPromoCodeStat, { query: { id } });
  if (!data) return error ? <Broken error={error} onRetry={refetch} as="banner" /> : <span className="skeleton w-40" />;
  return data.data.total === 0 ? <p className="text-ink-2">{t('stat.none')}</p> : <PromoCounts counts={data.data} />;
};
