import { ChevronsUpDown, LogOut, Monitor, Moon, Sun, User as UserIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { User } from '#shared/contracts/me.ts';
import { roleOf, useMe } from '../api/me.ts';
import { queryClient } from '../api/query.ts';
import { chooseAccount } from '../api/session.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';
import { Menu, MenuChoice, MenuLine, MenuLink, MenuTitle } from '../ui/menu.tsx';
import { usePreference } from '../ui/preferences.ts';

/** Language, theme and account, at the right of the header. */
export default function HeaderMenus() {
  return (
    <>
      <span className="max-md:hidden">
        <LanguageMenu />
      </span>
      <span className="max-md:hidden">
        <ThemeMenu />
      </span>
      <AccountMenu />
    </>
  );
}

const themes = [
  [null, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
] as const;

const ThemeMenu = () => {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = usePreference('theme');
  const icon = theme === null ? Monitor : theme === 'dark' ? Moon : Sun;
  return (
    <Menu label={t('theme.label')} button={<IconButton icon={icon} label={t('theme.label')} />}>
      {themes.map(([choice, word]) => (
        <MenuChoice key={word} chosen={choice === theme} onClick={() => setTheme(choice)}>
          {t(`theme.${word}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
};

const AccountMenu = () => {
  const { t } = useTranslation(['shell', 'common']);
  const me = useMe();
  const navigate = useNavigate();
  const act = async (account: User['users'][number]) => {
    chooseAccount(account.id);
    queryClient.clear();
    await navigate(paths.root);
  };
  const where = (account: Pick<User, 'roles' | 'company'>) =>
    [t(`common:role.${account.roles[0] ?? 'ROLE_USER'}`), account.company?.name].filter(Boolean).join(' · ');
  return (
    <Menu
      wide
      label={t('account.label')}
      button={
        <button
          type="button"
          className="rounded-2 hover:bg-press max-md:size-control flex min-w-0 items-center gap-2 py-0.75 pr-1.5 pl-1 text-left max-md:justify-center max-md:p-0"
        >
          <Avatar name={me.fio} />
          <span className="min-w-0 max-md:sr-only">
            <span className="block max-w-55 truncate leading-4 font-medium">{me.fio}</span>
            <span className="text-11 text-ink-2 block max-w-55 truncate leading-3.5">{where(me)}</span>
          </span>
          <ChevronsUpDown className="text-ink-3 size-3.5 max-md:hidden" />
        </button>
      }
    >
      {me.email && <MenuTitle>{me.email}</MenuTitle>}
      {me.users.length > 1 &&
        me.users.map((account) => (
          <MenuChoice key={account.id} chosen={account.id === me.id} onClick={() => void act(account)}>
            <span className="flex items-center gap-2 py-1">
              <Avatar company name={account.company?.name ?? me.fio} />
              <span className="min-w-0">
                <span className="block truncate leading-4 font-medium">{account.company?.name ?? me.fio}</span>
                <span className="text-12 text-ink-3 block">
                  {t(`common:role.${roleOf({ ...me, roles: account.roles })}`)}
                </span>
              </span>
            </span>
          </MenuChoice>
        ))}
      {me.users.length > 1 && <MenuLine />}
      <MenuLink icon={UserIcon} to={paths.profile}>
        {t('account.profile')}
      </MenuLink>
      <MenuLine />
      <MenuLink icon={LogOut} to={paths.signOut}>
        {t('account.signOut')}
      </MenuLink>
    </Menu>
  );
};
