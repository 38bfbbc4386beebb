import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CompanyClient, listCompanyClients, updateClientStores } from '#shared/contracts/clients.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { useShiftsAhead } from '../../domain/clients/use-shifts-ahead.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndCooperation } from './end-cooperation.tsx';
import { otherSide, type Owner } from './owner.ts';
import { PriceList } from './price-list.tsx';
import { ServedStores } from './served-stores.tsx';
import { SupplyLimit } from './supply-limit.tsx';

type Props = { owner: Owner; id: string; onClose: () => void };

export const ClientPane = ({ owner, id, onClose }: Props) => {
  const { t } = useTranslation('clients');
  const query = { ...owner, id };
  const found = useGet(listCompanyClients, { query });
  const [row] = found.data?.data ?? [];
  if (found.error && !found.data) return <Broken error={found.error} onRetry={found.refetch} />;
  if (!found.data) return null;
  return row ? (
    <Client row={row} version={found.data.version ?? 1} owner={owner} onClose={onClose} />
  ) : (
    <EmptyState kind="search" title={t('none.title')}>
      {t('none.text')}
    </EmptyState>
  );
};

const Client = ({ row, version, owner, onClose }: Omit<Props, 'id'> & { row: CompanyClient; version: number }) => {
  const { t } = useTranslation('clients');
  const mayUpdate = useMay('client.update');
  const mayLimit = useMay('client.limit-supply');
  const mayReadPrices = useMay('price.list');
  const save = useSend(updateClientStores);
  const { sendAsking, dialog } = useShiftsAhead();
  const pair = { vendor_id: row.vendor.id, client_id: row.client.id };
  const reload = async () => {
    const { data, version: newer } = await api(listCompanyClients, { query: { ...owner, id: row.id } });
    return { ...pair, store_ids: data[0]?.store_ids ?? null, version: newer };
  };
  return (
    <>
      <div className="px-gutter border-line flex min-h-13 flex-none flex-wrap items-center gap-2 border-b py-2">
        <IconButton icon={ArrowLeft} label={t('back')} className="md:hidden" onClick={onClose} />
        <h2 className="text-14 min-w-0 flex-1 font-semibold">{otherSide(row).name}</h2>
        {mayUpdate && <EndCooperation row={row} onEnded={onClose} />}
      </div>
      {mayLimit && <SupplyLimit row={row} />}
      <ResourceForm
        schema={updateClientStores.body}
        values={{ ...pair, store_ids: row.store_ids, version }}
        editable={mayUpdate ? undefined : []}
        param="company"
        check={({ store_ids }) => ({ store_ids: store_ids?.length === 0 ? t('atLeastOne') : undefined })}
        submit={async (body) => {
          const saved = await sendAsking((shifts) =>
            save.mutateAsync({ body: { ...body, ...pair, ...(shifts && { shifts }) } }),
          );
          return saved && { ...pair, store_ids: body.store_ids, version: saved.data.version };
        }}
        reload={reload}
      >
        {mayReadPrices && <PriceList vendor={row.vendor.id} client={row.client.id} />}
        <ServedStores pair={pair} served={row.store_ids} />
      </ResourceForm>
      {dialog}
    </>
  );
};
