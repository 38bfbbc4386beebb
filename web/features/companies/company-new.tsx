import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { companyRoles, createCompany } from '#shared/contracts/companies.ts';
import { useSend } from '../../api/query.ts';
import { SelectField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { CompanyFields } from './company-fields.tsx';

const empty = {
  name: '',
  role: null,
  inn: '',
  brand: null,
  legal_form: null,
  address: null,
  vat_id: null,
  founded: null,
  phone: null,
  site: null,
  comment: null,
};

export default function CompanyNew() {
  const { t } = useTranslation(['companies', 'common']);
  const navigate = useNavigate();
  const create = useSend(createCompany);
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createCompany.body}
        values={empty}
        submitLabel={t('create')}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.companies.edit(id), { replace: true })}
      >
        <CompanyFields
          role={
            <SelectField
              name="role"
              label={t('fields.role')}
              hint={t('fields.roleHint')}
              options={companyRoles.map((value) => ({ value, label: t(`common:companyRole.${value}`) }))}
            />
          }
        />
      </ResourceForm>
    </Page>
  );
}
