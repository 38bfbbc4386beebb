import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AuditEntry, listAudit } from '#shared/contracts/audit.ts';
import { api } from '../../api/client.ts';
import { useMe } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { useAuditScope, useSubjectName } from '../../domain/audit/words.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { LoadingState } from '../../kit/parts/loading-state.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { TimeAgo } from '../../kit/parts/time-ago.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dayOf, longDay } from '../../ui/format.ts';

const perPage = '30';

export const AuditLog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['panel', 'audit']);
  const log = usePages(listAudit, {}, (page, signal) =>
    api(listAudit, { query: { page, per_page: perPage } }, { signal }),
  );
  const scope = useScope();
  if (!log.rows) return log.error ? <Broken error={log.error} onRetry={log.retry} /> : <LoadingState />;
  if (log.rows.length === 0)
    return (
      <EmptyState kind="start" title={t('audit:emptyTitle')}>
        {t('audit:emptyText')}
      </EmptyState>
    );
  return (
    <>
      <p className="text-12 text-ink-3 mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        {scope}
        <Link to={paths.audit} onClick={onClose} className="text-primary-text hover:underline">
          {t('audit:all')}
        </Link>
      </p>
      {[...byDay(log.rows)].map(([day, entries]) => (
        <section key={day} className="mb-3">
          <h3 className="text-12 text-ink-2 font-medium first-letter:uppercase">{longDay(day)}</h3>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore list={log} label={t('more')} />
    </>
  );
};

const scopes = { all: 'scopeAll', company: 'scopeCompany', own: 'scopeOwn' } as const;

const useScope = (): string => {
  const { t } = useTranslation('audit');
  const me = useMe();
  const scope = useAuditScope();
  return t(scopes[scope], { company: me.company?.name ?? '' });
};

const byDay = (entries: readonly AuditEntry[]): Map<string, AuditEntry[]> => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return Map.groupBy(entries, ({ at }) => dayOf(at, zone));
};

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const { action, at, by, company, on_behalf } = entry;
  const { t } = useTranslation(['audit', 'audited']);
  const me = useMe();
  const what = t(`audited:actions.${action}`);
  const name = useSubjectName()(entry);
  const where = company && company.id !== me.company?.id ? company.name : null;
  const place = company && on_behalf ? t('audit:onBehalf', { company: company.name }) : where;
  return (
    <li className="border-line flex gap-3 border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-pretty">{name ? t('audit:about', { action: what, name }) : what}</p>
        <p className="text-12 text-ink-3 truncate">
          {[by.id === me.id ? t('audit:you') : by.fio, place].filter(Boolean).join(', ')}
        </p>
      </div>
      <TimeAgo at={at} />
    </li>
  );
};
