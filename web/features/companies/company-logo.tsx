import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '#shared/contracts/companies.ts';
import { deleteCompanyLogo, setCompanyLogo } from '#shared/contracts/companies.ts';
import { cachedMe, cacheMe } from '../../api/load-me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import type { Upload } from '../../kit/upload/use-upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
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

/** The server fits the picture into a square, so it is sent as it is. */
export const CompanyLogo = ({ company, upload }: { company: Company; upload: Upload }) => {
  const { t } = useTranslation('companies');
  const { id, name, version, logo } = company;
  const remove = useSend(deleteCompanyLogo);
  const [isAsked, setIsAsked] = useState(false);
  const removeAndReport = async () => {
    try {
      showInHeader((await remove.mutateAsync({ params: { id }, query: { version: String(version) } })).data);
      snack({ tone: 'good', text: t('logo.removed') });
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      snack({ tone: 'bad', text: failure.message });
    }
    setIsAsked(false);
  };
  return (
    <Section title={t('tabs.logo')} reason={t('logo.reason')}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar company size="xl" name={name} photo={logo} />
        <UploadField
          purpose={purpose}
          upload={upload}
          choose={t(logo ? 'logo.replace' : 'logo.choose')}
          hint={t('logo.hint')}
        >
          {logo && (
            <Button variant="ghost" icon={Trash2} onClick={() => setIsAsked(true)}>
              {t('logo.remove')}
            </Button>
          )}
        </UploadField>
      </div>
      <Confirm
        open={isAsked}
        danger
        title={t('logo.removeTitle')}
        confirm={t('logo.remove')}
        keep={t('logo.keep')}
        busy={remove.isPending}
        onConfirm={() => void removeAndReport()}
        onClose={() => setIsAsked(false)}
      >
        <p className="text-pretty">{t('logo.removeText')}</p>
      </Confirm>
    </Section>
  );
};

/** The header shows the logo of the own company. */
const showInHeader = ({ id, logo_small }: Company) => {
  const me = cachedMe();
  if (me?.company?.id === id) cacheMe({ ...me, company_logo: logo_small });
};
