import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contracts/notifications.ts';
import { listAudit } from '#shared/contracts/notifications.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dayOf, longDay } from '../../ui/format.ts';
import { ErrorState, LoadingState } from './states.tsx';
import { TimeAgo } from './time-ago.tsx';

const first = 30;

export const AuditLog = () => {
  const { t } = useTranslation('panel');
  const [shown, setShown] = useState(first);
  const log = useGet(listAudit, { query: { per_page: String(shown) } });
  const scope = useScope();
  if (!log.data) return log.error ? <ErrorState answer={log} /> : <LoadingState />;
  const { data, total } = log.data;
  if (total === 0)
    return (
      <EmptyState kind="start" title={t('audit.emptyTitle')}>
        {t('audit.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <p className="text-12 text-ink-3 mb-2">{scope}</p>
      {[...byDay(data)].map(([day, entries]) => (
        <section key={day} className="mb-3">
          <h3 className="text-12 text-ink-2 font-medium first-letter:uppercase">{longDay(day)}</h3>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {data.length < total && (
        <Button variant="ghost" size="sm" className="w-full" onClick={() => setShown(shown + first)}>
          {t('more')}
        </Button>
      )}
    </>
  );
};

const useScope = (): string => {
  const { t } = useTranslation('panel');
  const me = useMe();
  const role = roleOf(me);
  if (role === 'ROLE_ADMIN') return t('audit.scopeAll');
  return me.company && (role === 'ROLE_BUYER' || role === 'ROLE_VENDOR')
    ? t('audit.scopeCompany', { company: me.company.name })
    : t('audit.scopeOwn');
};

const byDay = (entries: readonly AuditEntry[]): Map<string, AuditEntry[]> => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return Map.groupBy(entries, ({ at }) => dayOf(at, zone));
};

const Entry = ({ entry: { action, at, by, company, about } }: { entry: AuditEntry }) => {
  const { t, i18n } = useTranslation(['panel', 'legal']);
  const me = useMe();
  const what = t(`panel:actions.${action}`);
  const document = action === 'document-changed' && i18n.exists(`legal:types.${about?.id}`);
  const name = document ? t(`legal:types.${about?.id}` as 'legal:types.user_agreement') : about?.name;
  const where = company && company.id !== me.company?.id ? company.name : null;
  return (
    <li className="border-line flex gap-3 border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-pretty">{name ? t('panel:audit.about', { action: what, name }) : what}</p>
        <p className="text-12 text-ink-3 truncate">
          {[by.id === me.id ? t('panel:audit.you') : by.fio, where].filter(Boolean).join(', ')}
        </p>
      </div>
      <TimeAgo at={at} />
    </li>
  );
};
