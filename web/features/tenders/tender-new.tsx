import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { createTender, getTender, type Tender } from '#shared/contracts/tenders.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ComboboxField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { useOwners } from './lookups.ts';
import { TenderFields, type TenderInput } from './tender-fields.tsx';

export default function TenderNew() {
  const from = useSearchParams()[0].get('from');
  return from === null ? <NewTender /> : <LikeTender key={from} id={from} />;
}

const LikeTender = ({ id }: { id: string }) => {
  const { t } = useTranslation('tenders');
  return (
    <Loaded title={t('new')} answer={useGet(getTender, { params: { id } })}>
      {({ data }) => <NewTender like={data} />}
    </Loaded>
  );
};

const NewTender = ({ like }: { like?: Tender }) => {
  const { t } = useTranslation(['tenders', 'fields']);
  const navigate = useNavigate();
  const create = useSend(createTender);
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  const references: TenderInput = {
    interested_id: like?.interested?.id ?? null,
    customer_id: like?.customer?.id ?? null,
    dop_contractor_id: like?.dop_contractor?.id ?? null,
    category_id: like?.category_id ?? null,
  };
  return (
    <Page title={t('new')} {...(like && { aside: t('create.like', { number: like.number }) })}>
      <ResourceForm
        creating
        schema={createTender.body}
        param="from"
        values={{
          name: '',
          ...references,
          ...(isPlatform && { company_id: like?.company.id ?? '' }),
          ...(like && { from_id: like.id }),
        }}
        submitLabel={t('create.button')}
        check={(typed) => (isPlatform && !typed.company_id ? { company_id: t('fields:required') } : {})}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.tenders.view(id), { replace: true })}
      >
        <TenderFields
          reason={like ? t('create.likeReason', { number: like.number, name: like.name }) : t('create.basicsReason')}
          owner={isPlatform && <OwnerField />}
        />
      </ResourceForm>
    </Page>
  );
};

const OwnerField = () => {
  const { t } = useTranslation('tenders');
  const chosen = useWatch<TenderInput, 'company_id'>({ name: 'company_id' });
  const companies = useOwners({ chosen: [chosen] });
  return (
    <ComboboxField<TenderInput>
      name="company_id"
      label={t('create.company')}
      hint={t('create.companyHint')}
      {...companies}
    />
  );
};
