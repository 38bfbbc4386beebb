import { useTranslation } from 'react-i18next';
import type { listPerformers, Performer } from '#shared/contracts/clients.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { CompanyName } from '../../domain/companies/company-name.tsx';
import { CredibilityTag } from '../../domain/companies/credibility.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../../ui/media.ts';
import { Tag } from '../../ui/pill.tsx';
import { PerformerContact } from './performer-contact.tsx';

const column = columnsOf<Performer, SortOf<typeof listPerformers>>();

export const usePerformerColumns = (
  onAsk: (performer: Performer) => void,
): Column<Performer, SortOf<typeof listPerformers>>[] => {
  const { t } = useTranslation('clients');
  const wide = useWide('md');
  return [
    {
      id: 'name',
      header: t('find.columns.name'),
      sort: 'name',
      cell: (performer) => <CompanyName company={performer} />,
      narrow: 'title',
      skeleton: 150,
    },
    {
      id: 'relation',
      header: t('find.columns.relation'),
      cell: (performer) => <Relation performer={performer} />,
      narrow: 'side',
      skeleton: 90,
    },
    column.note('area', t('find.columns.area'), ({ area, address }) => (area ?? address) || null, {
      size: 'text',
      narrow: 'line',
    }),
    column.text(
      'specialties',
      t('find.columns.specialties'),
      ({ specialties }) => specialties.map(({ name }) => name).join(', ') || null,
      { from: 'lg', narrow: 'line' },
    ),
    {
      id: 'credibility',
      header: t('find.columns.credibility'),
      cell: ({ credibility }) => <CredibilityTag credibility={credibility} />,
      narrow: 'line',
      skeleton: 76,
    },
    {
      id: 'contact',
      header: t('find.columns.contact'),
      cell: (performer) => <PerformerContact performer={performer} />,
      narrow: 'line',
      skeleton: 110,
    },
    column.actions('ask', t('find.columns.ask'), (performer) =>
      performer.asked || performer.serves === 'all' ? null : (
        <span className="inline-flex max-md:pt-2">
          <Button
            size={wide ? 'sm' : 'md'}
            aria-label={t('asking.title', { name: performer.name })}
            onClick={() => onAsk(performer)}
          >
            {t('find.ask')}
          </Button>
        </span>
      ),
    ),
  ];
};

const Relation = ({ performer: { serves, asked } }: { performer: Performer }) => {
  const { t } = useTranslation('clients');
  if (asked) return <Tag tone="info">{t('find.asked')}</Tag>;
  if (serves === 'none') return null;
  return <Tag tone="success">{t(`find.serves.${serves}`)}</Tag>;
};
