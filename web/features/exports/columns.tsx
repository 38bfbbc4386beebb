import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { Export, listExports } from '#shared/contracts/exports.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { useDownload } from '../../kit/parts/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { type Tone } from '../../ui/pill.tsx';

const column = columnsOf<Export, SortOf<typeof listExports>>();

const tones: Record<Export['state'], Tone> = { running: 'info', ready: 'success', failed: 'danger', expired: 'plain' };

export const useExportColumns = (): Column<Export, SortOf<typeof listExports>>[] => {
  const { t } = useTranslation(['exports', 'common']);
  const download = useDownload();
  const nameOf = ({ list }: Export) => t(`common:export.lists.${list}`);
  const noteOf = ({ state, failure, complete, available_until }: Export): string | null => {
    if (failure) return t(`failures.${failure}`);
    if (state !== 'ready') return null;
    return complete ? t('until', { moment: deviceMoment(available_until) }) : t('incomplete');
  };
  return [
    {
      id: 'list',
      header: t('columns.list'),
      cell: (one) => <span className="font-medium">{nameOf(one)}</span>,
      narrow: 'title',
      skeleton: 110,
    },
    {
      id: 'format',
      header: t('columns.format'),
      cell: ({ format }) => <span className="uppercase">{format}</span>,
      skeleton: 40,
    },
    {
      id: 'made',
      header: t('columns.made'),
      sort: 'created_at',
      cell: ({ created_at, format }) => (
        <span className="figures">
          {deviceMoment(created_at)}
          <span className="uppercase md:hidden"> · {format}</span>
        </span>
      ),
      narrow: 'line',
      skeleton: 120,
    },
    column.tag('state', t('columns.state'), ({ state }) => ({ tone: tones[state], text: t(`states.${state}`) })),
    {
      id: 'rows',
      header: t('columns.rows'),
      cell: ({ rows }) => (rows === null ? '—' : count(rows)),
      align: 'end',
      skeleton: 40,
    },
    column.note('note', t('columns.note'), (one) => noteOf(one) ?? '', { size: 'text', narrow: 'line' }),
    {
      id: 'actions',
      header: t('columns.actions'),
      cell: (one) =>
        one.state === 'ready' && (
          <Button
            size="sm"
            icon={Download}
            aria-label={t('downloadOf', { list: nameOf(one), moment: deviceMoment(one.created_at) })}
            onClick={() => void download(one.id)}
          >
            {t('download')}
          </Button>
        ),
      align: 'end',
      narrow: 'side',
      skeleton: 90,
    },
  ];
};
