import { MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Company } from '#shared/contracts/companies.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleLabelOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';

const per_page = '50';
const link = 'text-primary-text font-medium hover:underline';
/** Those who act for the company; workers are not among them. */
const managers = {
  customer: ['ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
  vendor: ['ROLE_VENDOR'],
} as const;

export const CompanyManagers = ({ company }: { company: Company }) => {
  const { t } = useTranslation(['companies', 'common']);
  const people = useGet(listUsers, { query: { company_id: company.id, roles: [...managers[company.role]], per_page } });
  return (
    <Section title={t('tabs.managers')} reason={t('managers.reason')}>
      <InviteManager company={company} />
      <ShortList
        answer={people}
        none={t('managers.none')}
        failed={t('managers.failed')}
        row={({ id, fio, roles, email, phone }) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={paths.people.edit(id)} className={`${link} min-w-0 flex-auto truncate`}>
              {fio}
            </Link>
            {phone && (
              <a href={`tel:${phone}`} className={`${link} figures`}>
                {phoneText(phone)}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={`${link} min-w-0 truncate`}>
                {email}
              </a>
            )}
            <Tag>{t(`common:role.${roleLabelOf(roles)}`)}</Tag>
          </div>
        )}
      />
    </Section>
  );
};

const InviteManager = ({ company: { id, role } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const grantable = grantableRoles(roleOf(useMe()));
  const first = managers[role].find((one) => grantable.includes(one));
  if (!useMay('invitation.create') || !first) return null;
  return (
    <ButtonLink icon={MailPlus} to={paths.people.inviteAs(first, id)} className="self-start">
      {t('managers.invite')}
    </ButtonLink>
  );
};

export const CompanyStores = ({ company: { id } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const stores = useGet(listStores, { query: { company_id: id, per_page } });
  return (
    <Section title={t('tabs.objects')} reason={t('objects.reason')}>
      <ShortList
        answer={stores}
        none={t('objects.none')}
        failed={t('objects.failed')}
        row={(store) => (
          <>
            <Link to={paths.stores.edit(store.id)} className={link}>
              {store.name}
            </Link>
            <p className="text-12 text-ink-3 truncate">{store.address}</p>
          </>
        )}
      />
    </Section>
  );
};
