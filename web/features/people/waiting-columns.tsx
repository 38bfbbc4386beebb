import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listWaiting, PendingUser } from '#shared/contracts/people.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { Tag } from '../../ui/pill.tsx';
import { contactOf } from './format-account.ts';
import { PersonName } from './person-name.tsx';

export const useWaitingColumns = (
  onAnswer: (as: 'admit' | 'refuse', person: PendingUser) => void,
): Column<PendingUser, SortOf<typeof listWaiting>>[] => {
  const { t } = useTranslation(['people', 'common']);
  const wide = useWide('md');
  const answers = (person: PendingUser) => (
    <span className="inline-flex gap-1.5 max-md:pt-2">
      <Button size={wide ? 'sm' : 'md'} onClick={() => onAnswer('admit', person)}>
        {t('waiting.admit')}
      </Button>
      <Button size={wide ? 'sm' : 'md'} variant="ghost" onClick={() => onAnswer('refuse', person)}>
        {t('waiting.refuse')}
      </Button>
    </span>
  );
  return [
    {
      id: 'name',
      header: t('waiting.columns.name'),
      sort: 'fio',
      cell: ({ fio }) => <PersonName fio={fio} />,
      narrow: 'title',
      skeleton: 150,
    },
    {
      id: 'asks',
      header: t('waiting.columns.asks'),
      cell: ({ role }) => <Tag>{t(`common:role.${role}`)}</Tag>,
      narrow: 'side',
      skeleton: 96,
    },
    {
      id: 'company',
      header: t('waiting.columns.company'),
      cell: ({ company }) => (company ? <Cut>{company.name}</Cut> : nothing),
      narrow: 'line',
      skeleton: 110,
    },
    {
      id: 'contact',
      header: t('waiting.columns.contact'),
      cell: (person) => (
        <span className="text-ink-2">
          <Cut>{contactOf(person)}</Cut>
        </span>
      ),
      narrow: 'line',
      skeleton: 160,
    },
    {
      id: 'since',
      header: t('waiting.columns.since'),
      sort: 'since',
      cell: ({ since }) => <span className="figures">{deviceDay(since)}</span>,
      align: 'end',
      from: 'lg',
      skeleton: 76,
    },
    {
      id: 'answer',
      header: t('waiting.columns.actions'),
      cell: answers,
      fixed: true,
      narrow: 'line',
      align: 'end',
      skeleton: 140,
    },
  ];
};
