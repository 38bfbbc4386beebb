import { useTranslation } from 'react-i18next';
import type { listPerformers, Performer } from '#shared/contracts/clients.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { CompanyName } from '../../domain/companies/company-name.tsx';
import { CredibilityTag } from '../../domain/companies/credibility.tsx';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { Tag } from '../../ui/pill.tsx';

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
    {
      id: 'area',
      header: t('find.columns.area'),
      cell: ({ area, address }) => <span className="text-ink-2">{cutOrNothing(area ?? address, 'text')}</span>,
      narrow: 'line',
      skeleton: 200,
    },
    {
      id: 'specialties',
      header: t('find.columns.specialties'),
      cell: ({ specialties }) => cutOrNothing(specialties.map(({ name }) => name).join(', ')),
      narrow: 'line',
      skeleton: 140,
    },
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
      cell: ({ phone, site }) => cutOrNothing([phone, site && new URL(site).hostname].filter(Boolean).join(' · ')),
      from: 'xl',
      skeleton: 120,
    },
    {
      id: 'ask',
      header: t('find.columns.ask'),
      cell: (performer) =>
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
      fixed: true,
      narrow: 'line',
      align: 'end',
      skeleton: 64,
    },
  ];
};

const cutOrNothing = (text: string | null, size?: 'text') => (text ? <Cut size={size}>{text}</Cut> : nothing);

const Relation = ({ performer: { serves, asked } }: { performer: Performer }) => {
  const { t } = useTranslation('clients');
  if (asked) return <Tag tone="info">{t('find.asked')}</Tag>;
  if (serves === 'none') return null;
  return <Tag tone="success">{t(`find.serves.${serves}`)}</Tag>;
};
