import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listWaiting, PendingUser } from '#shared/contracts/people.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../../ui/media.ts';
import { contactOf } from './format-account.ts';
import { PersonName } from './person-name.tsx';

const column = columnsOf<PendingUser, SortOf<typeof listWaiting>>();

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
    column.tag('asks', t('waiting.columns.asks'), ({ role }) => ({ text: t(`common:role.${role}`) })),
    column.text('company', t('waiting.columns.company'), ({ company }) => company?.name, { narrow: 'line' }),
    column.note('contact', t('waiting.columns.contact'), contactOf, { narrow: 'line' }),
    column.day('since', t('waiting.columns.since'), ({ since }) => since, { sort: 'since', align: 'end', from: 'lg' }),
    column.actions('answer', t('waiting.columns.actions'), answers, { skeleton: 140 }),
  ];
};
