import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { auditValueText } from '#shared/domain/audit/value-text.ts';
import { type CredibilityLevel, credibilityLevels } from '#shared/domain/companies/credibility.ts';
import { type CoefficientCondition, coefficientConditions } from '#shared/domain/pay/pay.ts';
import { roles } from '#shared/domain/roles.ts';
import { useFieldLabel, useSubjectName } from '../../domain/audit/words.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { deviceExactMoment } from '../../ui/device-time.ts';
import { Drawer } from '../../ui/drawer.tsx';

/** Of the last 90 days. */
const addressOf = (filter: { about_id: string } | { by_id: string }): string =>
  `${paths.audit}?${new URLSearchParams({ dates: 'quarter', ...filter }).toString()}`;

/** Who did what, for whom, and each changed field with its values before and after. */
export const EntryDrawer = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => {
  const { t } = useTranslation(['audit', 'audited']);
  const subject = useSubjectName()(entry);
  const { action, at, by, company, on_behalf, about, changes } = entry;
  const facts = [
    [t('audit:columns.time'), deviceExactMoment(at)],
    [t('audit:columns.by'), by.fio],
    [t('audit:columns.about'), subject],
    [
      t('audit:columns.company'),
      company && (on_behalf ? t('audit:onBehalf', { company: company.name }) : company.name),
    ],
  ].filter(([, value]) => value);
  return (
    <Drawer title={t(`audited:actions.${action}`)} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 pb-4">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 ? (
        <Changes changes={changes} action={action} />
      ) : (
        <p className="text-ink-2">{t('audit:noChanges')}</p>
      )}
      <div className="flex flex-wrap gap-2 py-4">
        {about && (
          <Link to={addressOf({ about_id: about.id })} onClick={onClose} className={buttonClass()}>
            {t('audit:ofRecord')}
          </Link>
        )}
        <Link to={addressOf({ by_id: by.id })} onClick={onClose} className={buttonClass()}>
          {t('audit:ofPerson')}
        </Link>
      </div>
    </Drawer>
  );
};

const Changes = ({ changes, action }: Pick<AuditEntry, 'changes' | 'action'>) => {
  const { t } = useTranslation(['audit', 'audited', 'common', 'pay']);
  const labelOf = useFieldLabel();
  const role = Object.fromEntries(roles.map((one) => [one, t(`common:role.${one}`)])) as Record<
    (typeof roles)[number],
    string
  >;
  const credibility = Object.fromEntries(
    credibilityLevels.map((level) => [level, t(`common:credibility.${level}`)]),
  ) as Record<CredibilityLevel, string>;
  const condition = Object.fromEntries(coefficientConditions.map((one) => [one, t(`pay:conditions.${one}`)])) as Record<
    CoefficientCondition,
    string
  >;
  const words = {
    yes: t('common:form.on'),
    no: t('common:form.off'),
    none: t('audit:none'),
    role,
    credibility,
    condition,
  };
  return (
    <table className="w-full table-fixed text-left">
      <thead className="text-12 text-ink-3">
        <tr className="border-line border-b">
          <th scope="col" className="py-1.5 pr-2 font-medium">
            {t('audit:field')}
          </th>
          <th scope="col" className="py-1.5 pr-2 font-medium">
            {t('audit:before')}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {t('audit:after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field} className="border-line border-b align-top last:border-b-0">
            <th scope="row" className="py-1.5 pr-2 font-medium wrap-anywhere">
              {labelOf(change.field, action)}
            </th>
            {change.withheld ? (
              <td colSpan={2} className="text-ink-3 py-1.5">
                {t('audit:withheld')}
              </td>
            ) : (
              <>
                <td className="text-ink-2 py-1.5 pr-2 wrap-anywhere">{auditValueText(change, change.before, words)}</td>
                <td className="py-1.5 wrap-anywhere">{auditValueText(change, change.after, words)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
