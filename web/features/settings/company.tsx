import { useTranslation } from 'react-i18next';
import { getCompany } from '#shared/contracts/companies.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { roleLabelOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';

const shown = 8;

export const Company = () => {
  const { t } = useTranslation(['settings', 'common']);
  const me = useMe();
  const seesCompanies = useMay('company.read');
  const mayEdit = useMay('company.update');
  const company = useGet(
    getCompany,
    { params: { id: me.company?.id ?? '' } },
    { enabled: seesCompanies && me.company !== null },
  );
  return (
    <>
      <Section title={t('company.title')} reason={t('company.reason')}>
        <Facts
          facts={[
            [t('company.name'), me.company?.name ?? t('company.none')],
            ...(company.data ? [[t('company.ico'), company.data.data.inn] as const] : []),
            [t('company.role'), t(`common:role.${roleLabelOf(me.roles)}`)],
          ]}
        />
        {mayEdit && company.data && (
          <p>
            <ButtonLink to={paths.companies.edit(company.data.data.id)}>{t('company.edit')}</ButtonLink>
          </p>
        )}
      </Section>
      {useMay('store.list') && <Objects />}
      {me.users.length > 1 && <Accounts />}
    </>
  );
};

const Objects = () => {
  const { t } = useTranslation('settings');
  return (
    <Section title={t('company.objects')} reason={t('company.objectsReason')}>
      <ShortList
        answer={useGet(listStores, { query: { per_page: String(shown) } })}
        none={t('company.noObjects')}
        failed={t('company.objectsDown')}
        row={({ name, address }) => (
          <>
            <p className="truncate font-medium">{name}</p>
            <p className="text-12 text-ink-3 truncate">{address}</p>
          </>
        )}
        more={(count) => (
          <p>
            <ButtonLink to={paths.stores.list}>{t('company.all', { count })}</ButtonLink>
          </p>
        )}
      />
    </Section>
  );
};

const Accounts = () => {
  const { t } = useTranslation(['settings', 'common']);
  const me = useMe();
  return (
    <Section title={t('company.accounts')} reason={t('company.accountsReason')}>
      <ul className="rounded-3 border-line divide-line divide-y border">
        {me.users.map((user) => (
          <li key={user.id} className="flex items-center gap-3 px-3 py-2">
            <Avatar company name={user.company?.name ?? 'Smena'} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{t(`common:role.${roleOf(user)}`)}</span>
              <span className="text-12 text-ink-3 block truncate">{user.company?.name ?? t('company.none')}</span>
            </span>
            {user.id === me.id && <Tag tone="info">{t('company.current')}</Tag>}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={paths.changeRole(me.id)}>{t('company.change')}</ButtonLink>
      </p>
    </Section>
  );
};
