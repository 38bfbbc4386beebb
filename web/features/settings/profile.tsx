import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { updateMe } from '#shared/contracts/settings.ts';
import { roleLabelOf } from '#shared/domain/roles.ts';
import { useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { Overview } from '../../domain/dashboard/overview.tsx';
import { usePlans } from '../../domain/dashboard/use-dashboard.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import type { FormTab } from '../../kit/form/use-resource-form.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Appearance } from './appearance.tsx';
import { Bank } from './bank.tsx';
import { Bonuses } from './bonuses.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { Company } from './company.tsx';
import { OwnData } from './own-data.tsx';
import { PendingApproval } from './pending-approval.tsx';
import { PhotoUpload } from './photo.tsx';
import { Security } from './security.tsx';
import { showUpdatedMe, reloadMe } from './show-updated-me.ts';
import { You } from './you.tsx';

/** The content of each tab. Tabs share one form, so typed data is kept when the tab changes. */
const sections = {
  you: { Section: You, fields: ['fio', 'country', 'languages'] },
  company: { Section: Company, fields: [] },
  bonuses: { Section: Bonuses, fields: [] },
  bank: { Section: Bank, fields: ['bank_account'] },
  security: { Section: Security, fields: [] },
  look: { Section: Appearance, fields: [] },
  calendar: { Section: CalendarFeed, fields: [] },
  data: { Section: OwnData, fields: [] },
} as const;
type SectionName = keyof typeof sections;
const names = Object.keys(sections) as SectionName[];

export default function Profile() {
  const { t } = useTranslation(['settings', 'common']);
  const me = useMe();
  const plans = usePlans();
  const save = useSend(updateMe);
  const tabs = names.map((id): FormTab => ({ id, label: t(`tabs.${id}`), fields: sections[id].fields }));
  return (
    <Page
      title={t('title')}
      aside={[t(`common:role.${roleLabelOf(me.roles)}`), me.company?.name].filter(Boolean).join(' · ')}
      actions={
        <ButtonLink to={paths.notifications.settings} icon={Bell}>
          {t('notifications')}
        </ButtonLink>
      }
    >
      {plans && (
        // Beside a long list of tasks, the profile stays in reach.
        <div className="md:max-h-[45dvh] md:flex-none md:overflow-y-auto">
          <Overview />
        </div>
      )}
      <PhotoUpload>
        <ResourceForm
          key={me.id}
          schema={updateMe.body}
          values={me}
          tabs={tabs as [FormTab, ...FormTab[]]}
          tabsLabel={t('sections')}
          // A photo or a language saved meanwhile raised the version; only typed fields are sent.
          submit={async (body) =>
            showUpdatedMe((await save.mutateAsync({ body: { ...body, version: me.version } })).data)
          }
          reload={reloadMe}
        >
          {(tab) => {
            const { Section } = sections[names.find((name) => name === tab) ?? 'you'];
            return (
              <>
                <PendingApproval me={me} />
                <Section />
              </>
            );
          }}
        </ResourceForm>
      </PhotoUpload>
    </Page>
  );
}
