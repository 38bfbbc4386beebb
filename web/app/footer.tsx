import { CloudOff } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { manualsOf } from '#shared/domain/legal/readers.ts';
import { firstFooterCompany } from '#shared/domain/system/first-settings.ts';
import { useRole } from '../api/me.ts';
import { paths } from '../paths.ts';
import { importOften } from '../ui/import-again.ts';
import { useOnline } from '../ui/online.ts';
import { optional } from '../ui/optional.tsx';
import { startWhenLoaded } from './start-when-loaded.ts';

const LegalDialog = optional(() => import('../features/legal/legal-dialog.tsx'), { areas: ['legal'], failed: 'close' });

export const Footer = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const online = useOnline();
  return (
    <footer className="text-12 text-ink-3 flex flex-wrap items-center gap-x-4 px-4 whitespace-nowrap max-md:py-2 lg:px-2 print:hidden">
      <span className="max-w-60 truncate">
        © 2026 <Company />
      </span>
      <span role="status" className="text-ink-2 flex items-center gap-1.5">
        {!online && (
          <>
            <CloudOff className="size-3.5" />
            {t('offline')}
          </>
        )}
      </span>
      {/* The key closes an open document when the page changes. */}
      <Documents key={pathname} />
    </footer>
  );
};

/** The default until the other one is known: neither its code nor its request is part of the first paint. */
const Company = () => {
  const [Known, setKnown] = useState<ComponentType>();
  useEffect(
    () =>
      startWhenLoaded(
        () => importOften(() => import('./footer-company.tsx')),
        ({ default: Loaded }) => {
          setKnown(() => Loaded);
          return () => {};
        },
      ),
    [],
  );
  return Known ? <Known /> : firstFooterCompany.name;
};
const linkClass = 'rounded-2 hover:text-ink h-control-sm inline-flex items-center px-2 hover:underline max-md:px-0';

/** The agreements and the manuals of the current role. Each opens as a dialog over the page. */
const Documents = () => {
  const { t } = useTranslation('shell');
  const role = useRole();
  const types = ['user_agreement', 'privacy_policy', ...manualsOf(role)] as const;
  const [open, setOpen] = useState<(typeof types)[number] | null>(null);
  return (
    <nav
      aria-label={t('documents.label')}
      className="ml-auto flex flex-wrap items-center justify-end gap-x-1 max-md:ml-0 max-md:w-full max-md:justify-start max-md:gap-x-3"
    >
      {/* Others have it in their menu. */}
      {!role && (
        <Link to={paths.blog} className={linkClass}>
          {t('menu.blog')}
        </Link>
      )}
      {types.map((type) => (
        <button key={type} type="button" aria-haspopup="dialog" onClick={() => setOpen(type)} className={linkClass}>
          {t(`documents.${type}`)}
        </button>
      ))}
      {open && <LegalDialog type={open} onClose={() => setOpen(null)} />}
    </nav>
  );
};
