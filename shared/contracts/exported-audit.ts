import { auditValueText } from '../domain/audit/value-text.ts';
import { clock, fullDay, local } from '../domain/time-text.ts';
import { exportedList, type Words } from './exported-list.ts';
import { type AuditEntry, listAudit } from './notifications.ts';

/** Where the product is used: the entries belong to no store. */
const zone = 'Europe/Prague';

export const exportedAudit = exportedList({
  list: listAudit,
  audit: 'audit-exported',
  columns: {
    day: ({ at }) => fullDay(local(at, zone).slice(0, 10)),
    time: ({ at }) => clock(at, zone),
    by: ({ by }) => by.fio,
    action: ({ action }, { auditAction }) => auditAction[action],
    kind: ({ kind }, { auditKind }) => auditKind[kind],
    about: ({ about }) => about?.name ?? null,
    company: ({ company }) => company?.name ?? null,
    on_behalf: ({ on_behalf }, { yes, no }) => (on_behalf ? yes : no),
    changes: ({ changes, kind }, words) => changes.map((change) => changeText(change, kind, words)).join('; '),
  },
});

const changeText = (change: AuditEntry['changes'][number], kind: AuditEntry['kind'], words: Words): string => {
  const { field, before, after, withheld } = change;
  const label = words.auditField(field, kind);
  if (withheld) return `${label}: ${words.withheld}`;
  const textOf = (value: typeof before) => auditValueText(change, value, { ...words, none: '—' });
  return `${label}: ${textOf(before)} → ${textOf(after)}`;
};
