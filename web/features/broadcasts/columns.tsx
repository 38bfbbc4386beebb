import { useTranslation } from 'react-i18next';
import type { Broadcast, listBroadcasts } from '#shared/contracts/broadcasts.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { BroadcastState } from '#shared/domain/broadcasts/broadcast.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import type { Tone } from '../../ui/pill.tsx';
import { productMoment } from './moment.ts';
import { useAudienceText } from './use-audience-text.ts';

const column = columnsOf<Broadcast, SortOf<typeof listBroadcasts>>();

const tones: Record<BroadcastState, Tone> = {
  scheduled: 'info',
  sending: 'warning',
  sent: 'success',
  canceled: 'plain',
};

export const useBroadcastColumns = (): Column<Broadcast, SortOf<typeof listBroadcasts>>[] => {
  const { t } = useTranslation('broadcasts');
  const audienceText = useAudienceText();
  const ifBegun = (read: (row: Broadcast) => number) => (row: Broadcast) => (row.sent_at === null ? null : read(row));
  return [
    column.name('title', t('fields.title'), ({ title }) => title),
    column.tag('state', t('fields.state'), ({ state }) => ({ tone: tones[state], text: t(`states.${state}`) })),
    column.text('audience', t('fields.audience'), audienceText, { narrow: 'line' }),
    column.figures('when', t('fields.send_at'), ({ sent_at, send_at }) => {
      const at = sent_at ?? send_at;
      return at && productMoment(at);
    }),
    column.count(
      'recipients',
      t('columns.recipients'),
      ifBegun(({ recipients }) => recipients),
    ),
    column.count(
      'letters',
      t('columns.letters'),
      ifBegun(({ letters }) => letters),
      { from: 'lg' },
    ),
    column.count(
      'read',
      t('columns.read'),
      ifBegun(({ read }) => read),
    ),
    column.day('created', t('columns.created'), ({ created_at }) => created_at, { sort: 'created_at', from: 'lg' }),
  ];
};
