import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type Company, type CompanyDetails, getCompany, updateCompany } from '#shared/contracts/companies.ts';
import { lacksVatId } from '#shared/domain/companies/billing.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { api } from '../../api/client.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import type { FormTab } from '../../kit/form/use-resource-form.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { Page } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { CompanyActions } from './company-actions.tsx';
import { CompanyBilling } from './company-billing.tsx';
import { CompanyFields } from './company-fields.tsx';
import { CompanyLogo, useLogoUpload } from './company-logo.tsx';
import { CompanyManagers } from './company-managers.tsx';
import { CompanyStores } from './company-parts.tsx';
import { PlanSection } from './company-plan.tsx';
import { CredibilitySection } from './credibility-section.tsx';

export default function CompanyEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('companies');
  const company = useGet(getCompany, { params: { id } });
  return (
    <Loaded title={t('company')} answer={company}>
      {({ data }) => <EditCompany key={data.id} company={data} />}
    </Loaded>
  );
}

const EditCompany = ({ company }: { company: CompanyDetails }) => {
  const { t } = useTranslation(['companies', 'common', 'fields']);
  const save = useSend(updateCompany);
  const logoUpload = useLogoUpload(company);
  const mayDeactivate = useMay('company.deactivate');
  const params = { id: company.id };
  const limits = company.editable.length === 0 ? t('readOnly') : !company.editable.includes('inn') && t('ownOnly');
  const { author, created_at } = company;
  const day = deviceDay(created_at);
  const added = author ? t('added', { day, by: author.fio }) : t('registered', { day });
  return (
    <Page
      title={company.name}
      picture={company.logo_small && <Avatar company name={company.name} photo={company.logo_small} />}
      aside={<Kind company={company} />}
      actions={mayDeactivate && <CompanyActions company={company} />}
    >
      <ResourceForm
        schema={updateCompany.body}
        values={company}
        editable={company.editable}
        tabs={useCompanyTabs(company)}
        tabsLabel={t('company')}
        check={(values) => ({ vat_id: lacksVatId(values) ? t('fields:vat-payer-without-vat-id') : undefined })}
        submit={async (body) => (await save.mutateAsync({ params, body })).data}
        reload={async () => (await api(getCompany, { params })).data}
      >
        {(tab) => {
          if (tab === 'billing') return <CompanyBilling company={company} />;
          if (tab === 'managers') return <CompanyManagers company={company} />;
          if (tab === 'objects') return <CompanyStores company={company} />;
          if (tab === 'logo') return <CompanyLogo company={company} upload={logoUpload} />;
          return (
            <CompanyFields
              limits={limits}
              added={added}
              status={
                <>
                  <CredibilitySection company={company} />
                  <PlanSection company={company} />
                </>
              }
            />
          );
        }}
      </ResourceForm>
    </Page>
  );
};

const Kind = ({ company: { role, active } }: { company: Company }) => {
  const { t } = useTranslation(['companies', 'common']);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t(`common:companyRole.${role}`)}
      {!active && <Tag tone="warning">{t('inactive')}</Tag>}
    </span>
  );
};

/** Performers have no stores. */
const useCompanyTabs = ({ id, role, editable }: Company): [FormTab, ...FormTab[]] => {
  const { t } = useTranslation('companies');
  const me = useMe();
  const seesBilling = me.company?.id === id || sideOf(roleOf(me)) === 'platform';
  const hasPeople = useMay('user.list');
  const mayUpdate = useMay('company.update');
  return [
    { id: 'company', label: t('tabs.company'), fields: editable.filter((field) => field !== 'billing') },
    ...(seesBilling ? [{ id: 'billing', label: t('tabs.billing'), fields: ['billing', 'vat_id'] }] : []),
    ...(hasPeople ? [{ id: 'managers', label: t('tabs.managers'), fields: [] }] : []),
    ...(role === 'customer' ? [{ id: 'objects', label: t('tabs.objects'), fields: [] }] : []),
    ...(mayUpdate ? [{ id: 'logo', label: t('tabs.logo'), fields: [] }] : []),
  ];
};
