import { useTranslation } from 'react-i18next';
import { type Company, deleteCompanyLogo, setCompanyLogo } from '#shared/contracts/companies.ts';
import { cachedMe, cacheMe } from '../../api/load-me.ts';
import { useSend } from '../../api/query.ts';
import { PictureSection } from '../../kit/upload/picture-section.tsx';
import { type Upload, useUpload } from '../../kit/upload/use-upload.ts';
import { snack } from '../../ui/snackbars.tsx';

const purpose = 'company-logo';

/** Belongs to the page of the company, so that another tab does not cancel the upload. */
export const useLogoUpload = ({ id, version }: Company): Upload => {
  const { t } = useTranslation('companies');
  const set = useSend(setCompanyLogo);
  return useUpload(purpose, async (upload_id) => {
    showInHeader((await set.mutateAsync({ params: { id }, body: { version, upload_id } })).data);
    snack({ tone: 'good', text: t('logo.saved') });
  });
};

export const CompanyLogo = ({ company, upload }: { company: Company; upload: Upload }) => {
  const { t } = useTranslation('companies');
  const { id, name, version, logo } = company;
  const remove = useSend(deleteCompanyLogo);
  return (
    <PictureSection
      purpose={purpose}
      upload={upload}
      title={t('tabs.logo')}
      name={name}
      picture={logo}
      t={(text) => t(`logo.${text}`)}
      onRemove={async () =>
        showInHeader((await remove.mutateAsync({ params: { id }, query: { version: String(version) } })).data)
      }
    />
  );
};

/** The header shows the logo of the own company. */
const showInHeader = ({ id, logo_small }: Company) => {
  const me = cachedMe();
  if (me?.company?.id === id) cacheMe({ ...me, company_logo: logo_small });
};
