import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CompanyDetails, CompanyPlan } from '#shared/contracts/companies.ts';
import { useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { Section } from '../../ui/section.tsx';

/** The name of a plan, and until when it goes on or when it ended. */
export const PlanText = ({ plan: { state, tariff, active_until } }: { plan: CompanyPlan }) => {
  const { t } = useTranslation('companies');
  const hasEnded = state === 'expired';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {tariff?.name ?? t(state === 'none' ? 'plan.none' : 'plan.trial')}
      {active_until !== null && (
        <span className={hasEnded ? 'text-warning-text' : 'text-ink-2'}>
          {t(hasEnded ? 'plan.ended' : 'plan.until', { day: deviceDay(active_until) })}
        </span>
      )}
    </span>
  );
};

/** What the company pays for, and how many managers, clients and stores it has. */
export const PlanSection = ({ company }: { company: CompanyDetails }) => {
  const { t } = useTranslation('companies');
  const isOwn = useMe().company !== null;
  const { id, role, plan, managers, clients, stores } = company;
  if (plan === null) return null;
  const clientsAt = isOwn ? paths.clients.list : role === 'vendor' ? paths.clients.of(id) : undefined;
  return (
    <Section title={t('plan.title')} reason={t('plan.reason')}>
      <PlanText plan={plan} />
      <ul className="flex flex-col gap-2">
        {managers && (
          <Line to={paths.companies.managers(id)} names={managers.data.map(({ fio }) => fio)}>
            {t('plan.managers', { count: managers.total })}
          </Line>
        )}
        {clients && (
          <Line to={clientsAt} names={clients.data.map(({ name }) => name)}>
            {t(role === 'vendor' ? 'plan.clients' : 'plan.performers', { count: clients.total })}
          </Line>
        )}
        {stores && (
          <Line to={isOwn ? paths.stores.list : paths.stores.ofCompany(id)} names={stores.data.map(({ name }) => name)}>
            {t('plan.stores', { count: stores.total })}
          </Line>
        )}
      </ul>
    </Section>
  );
};

const Line = ({ to, names, children }: { to: string | undefined; names: readonly string[]; children: ReactNode }) => (
  <li>
    {to === undefined ? (
      <span className="font-medium">{children}</span>
    ) : (
      <Link to={to} className="text-primary-text font-medium hover:underline">
        {children}
      </Link>
    )}
    {names.length > 0 && <p className="text-12 text-ink-3 line-clamp-2">{names.join(', ')}</p>}
  </li>
);
