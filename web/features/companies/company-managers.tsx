import { MailPlus, Pencil, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Company } from '#shared/contracts/companies.ts';
import { listUsers, type Person } from '#shared/contracts/people.ts';
import { grantableManagerRoles, managerRoles, mayChangeManager } from '#shared/domain/companies/managers.ts';
import { firstRole, roleLabelOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import { ShortList } from '../../kit/list/short-list.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';
import { ManagerDialog } from './manager-dialog.tsx';
import { useUpdateManagers } from './use-update-managers.ts';

const per_page = '50';
const link = 'text-primary-text leading-6 font-medium hover:underline';

export const CompanyManagers = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const [open, setOpen] = useState<'add' | Person | null>(null);
  const { ask, question } = useAsk();
  const update = useUpdateManagers(company.id);
  const roles = [...managerRoles[company.role]];
  const people = useGet(listUsers, { query: { company_id: company.id, roles, per_page } });
  const confirmRemoval = ({ id, fio: name, roles: held }: Person) =>
    ask({
      danger: true,
      title: t('managers.removeTitle', { name }),
      text: t('managers.removeText'),
      confirm: t('managers.remove'),
      keep: t('managers.keep'),
      act: () => update({ user_id: id, role: firstRole(held), remove: true }),
      done: t('managers.removed', { name }),
    });
  return (
    <Section title={t('tabs.managers')} reason={t('managers.reason')}>
      <Additions company={company} onAdd={() => setOpen('add')} />
      <ShortList
        answer={people}
        none={t('managers.none')}
        failed={t('managers.failed')}
        row={(manager) => (
          <ManagerRow
            company={company}
            manager={manager}
            onChange={() => setOpen(manager)}
            onRemove={() => confirmRemoval(manager)}
          />
        )}
      />
      {question}
      {open && <ManagerDialog company={company} manager={open === 'add' ? null : open} onClose={() => setOpen(null)} />}
    </Section>
  );
};

const Additions = ({ company: { id, role }, onAdd }: { company: Company; onAdd: () => void }) => {
  const { t } = useTranslation('companies');
  const [first] = grantableManagerRoles(role, roleOf(useMe()));
  const mayInvite = useMay('invitation.create');
  const mayUpdate = useMay('company.update-managers');
  if (!first) return null;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayInvite && (
        <ButtonLink icon={MailPlus} to={paths.people.inviteAs(first, id)}>
          {t('managers.invite')}
        </ButtonLink>
      )}
      {mayUpdate && (
        <Button icon={UserPlus} onClick={onAdd}>
          {t('managers.add')}
        </Button>
      )}
    </div>
  );
};

type RowProps = { company: Company; manager: Person; onChange: () => void; onRemove: () => void };

const ManagerRow = ({ company, manager, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation(['companies', 'common']);
  const { id, fio: name, roles, email, phone } = manager;
  const me = useMe();
  const role = roleOf(me);
  const mayChange = useMay('company.update-managers') && mayChangeManager(manager, { id: me.id, role });
  const hasOtherRole = grantableManagerRoles(company.role, role).length > 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={paths.people.edit(id)} className={`${link} min-w-0 flex-auto wrap-anywhere`}>
        {name}
      </Link>
      {phone && <PhoneLink phone={phone} className={link} />}
      {email && (
        <a href={`mailto:${email}`} className={`${link} min-w-0 truncate`}>
          {email}
        </a>
      )}
      <Tag>{t(`common:role.${roleLabelOf(roles)}`)}</Tag>
      {mayChange && (
        <div className="ml-auto flex flex-none">
          {hasOtherRole && <IconButton icon={Pencil} label={t('managers.changeTitle', { name })} onClick={onChange} />}
          <IconButton icon={X} label={t('managers.removeOf', { name })} onClick={onRemove} />
        </div>
      )}
    </div>
  );
};
