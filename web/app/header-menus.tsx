import {
  ChevronsUpDown,
  ClipboardList,
  Heart,
  LifeBuoy,
  LogOut,
  Monitor,
  Moon,
  Newspaper,
  ShoppingBag,
  Sun,
  UserRoundCog,
  User as UserIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { User } from '#shared/contracts/me.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { roleLabelOf } from '#shared/domain/roles.ts';
import { roleOf, useMeOrNull } from '../api/me.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { Bell } from '../features/panel/bell.tsx';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { LanguageChoices, LanguageMenu } from '../ui/language-menu.tsx';
import { useWide } from '../ui/media.ts';
import { Menu, MenuChoice, MenuLine, MenuLink } from '../ui/menu.tsx';
import { usePreference } from '../ui/preferences.ts';

/** Right end of the header: language, theme, the cart, and the account menu or the sign-in button. */
export default function HeaderMenus() {
  const me = useMeOrNull();
  return (
    <>
      <span className={cx(me && 'max-md:hidden')}>
        <LanguageMenu />
      </span>
      <span className={cx(me && 'max-md:hidden')}>
        <ThemeMenu />
      </span>
      <CartButton />
      {me && <Bell />}
      {me ? <AccountMenu me={me} /> : <Guest />}
    </>
  );
}

const Guest = () => {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      variant="primary"
      to={`${paths.signIn}?${new URLSearchParams({ to: pathname + search })}`}
      className="ml-1.5"
    >
      {t('signIn')}
    </ButtonLink>
  );
};

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

const AccountMenu = ({ me }: { me: User }) => {
  const { t } = useTranslation(['shell', 'common']);
  // Below md the header is too narrow for the language menu, so the choice is in this menu.
  const wide = useWide('md');
  const role = t(`common:role.${roleLabelOf(me.roles)}`);
  // Who has no main menu.
  const isWorker = roleOf(me) === 'ROLE_VENDOR_STAFF';
  return (
    <Menu
      wide
      label={t('account.label')}
      button={
        <button
          type="button"
          className="rounded-2 hover:bg-press max-md:size-control flex min-w-0 items-center gap-2 py-0.75 pr-1.5 pl-1 text-left max-md:justify-center max-md:p-0"
        >
          <Avatar name={me.fio} photo={me.photo_small} />
          <span className="min-w-0 max-md:sr-only">
            <span className="block max-w-55 truncate leading-4 font-medium">{me.fio}</span>
            <span className="text-11 text-ink-2 block max-w-55 truncate leading-3.5">
              {[role, me.company?.name].filter(Boolean).join(' · ')}
            </span>
          </span>
          {me.company && me.company_logo && (
            <span className="flex max-md:hidden">
              <Avatar company name={me.company.name} photo={me.company_logo} />
            </span>
          )}
          <ChevronsUpDown className="text-ink-3 size-3.5 max-md:hidden" />
        </button>
      }
    >
      <div className="flex items-center gap-3 px-2 py-2">
        <Avatar size="lg" name={me.fio} photo={me.photo_small} />
        <div className="min-w-0">
          <p className="text-14 truncate font-semibold">{me.fio}</p>
          <p className="text-12 text-ink-2 truncate">{me.company ? `${role} · ${me.company.name}` : role}</p>
          {(me.email ?? me.phone) && (
            <p className="text-12 text-ink-3 truncate">{me.email ?? (me.phone && phoneText(me.phone))}</p>
          )}
        </div>
      </div>
      <MenuLine />
      <MenuLink icon={UserIcon} to={paths.profile}>
        {t('account.profile')}
      </MenuLink>
      {isWorker && (
        <>
          <MenuLink icon={ShoppingBag} to={paths.catalogue}>
            {t('menu.catalogue')}
          </MenuLink>
          <MenuLink icon={Heart} to={paths.favourites}>
            {t('menu.favourites')}
          </MenuLink>
          <MenuLink icon={ClipboardList} to={paths.orders.mine}>
            {t('menu.myOrders')}
          </MenuLink>
          <MenuLink icon={Newspaper} to={paths.blog}>
            {t('menu.blog')}
          </MenuLink>
          <MenuLink icon={LifeBuoy} to={paths.chats.list}>
            {t('menu.chats')}
          </MenuLink>
        </>
      )}
      {me.users.length > 1 && (
        <MenuLink icon={UserRoundCog} to={paths.changeRole(me.id)}>
          {t('account.changeRole')}
        </MenuLink>
      )}
      {!wide && (
        <>
          <MenuLine />
          <LanguageChoices />
        </>
      )}
      <MenuLine />
      <MenuLink icon={LogOut} to={paths.signOut}>
        {t('account.signOut')}
      </MenuLink>
    </Menu>
  );
};
