import { auditValueText } from '../domain/audit/value-text.ts';
import { clock, fullDay, local } from '../domain/time-text.ts';
import { type AuditEntry, listAudit } from './audit.ts';
import { exportedList, type Words } from './exported-list.ts';

/** Where the product is used: the entries belong to no store. */
const zone = 'Europe/Prague';

export const exportedAudit = exportedList({
  list: listAudit,
  bounded: true,
  audit: 'audit-exported',
  columns: {
    day: ({ at }) => fullDay(local(at, zone).slice(0, 10)),
    time: ({ at }) => clock(at, zone),
    by: ({ by }) => by.fio,
    action: ({ action }, { auditAction }) => auditAction[action],
    kind: ({ kind }, { recordKind }) => recordKind[kind],
    about: ({ about }) => about?.name ?? null,
    company: ({ company }) => company?.name ?? null,
    on_behalf: ({ on_behalf }, { yes, no }) => (on_behalf ? yes : no),
    changes: ({ changes, action }, words) => changes.map((change) => changeText(change, action, words)).join('; '),
  },
});

const changeText = (change: AuditEntry['changes'][number], action: AuditEntry['action'], words: Words): string => {
  const { field, before, after, withheld } = change;
  const label = words.auditField(field, action);
  if (withheld) return `${label}: ${words.withheld}`;
  const textOf = (value: typeof before) => auditValueText(change, value, { ...words, none: '—' });
  return `${label}: ${textOf(before)} → ${textOf(after)}`;
};
