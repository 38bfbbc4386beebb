import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getTender, type Tender, updateTender } from '#shared/contracts/tenders.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { TenderFields } from './tender-fields.tsx';

export default function TenderEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('tenders');
  return (
    <Loaded title={t('view.loading')} answer={useGet(getTender, { params: { id } })}>
      {({ data }) => <EditTender key={data.id} tender={data} />}
    </Loaded>
  );
}

const valuesOf = ({ version, name, interested, customer, dop_contractor, category_id }: Tender) => ({
  version,
  name,
  interested_id: interested?.id ?? null,
  customer_id: customer?.id ?? null,
  dop_contractor_id: dop_contractor?.id ?? null,
  category_id,
});

const EditTender = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const save = useSend(updateTender);
  const params = { id: tender.id };
  const show = <ButtonLink to={paths.tenders.view(tender.id)}>{t('edit.back')}</ButtonLink>;
  const title = t('edit.title', { number: tender.number });
  if (!tender.may_edit)
    return (
      <Page title={title}>
        <Body>
          <EmptyState kind="search" title={t('edit.locked')} actions={show}>
            {t('edit.lockedText', { status: t(`statuses.${tender.status}`) })}
          </EmptyState>
        </Body>
      </Page>
    );
  return (
    <Page title={title} actions={show}>
      <ResourceForm
        schema={updateTender.body}
        values={valuesOf(tender)}
        submit={async (body) => valuesOf((await save.mutateAsync({ params, body })).data)}
        reload={async () => valuesOf((await api(getTender, { params })).data)}
      >
        <TenderFields reason={t('view.owner', { name: tender.company.name })} />
      </ResourceForm>
    </Page>
  );
};
