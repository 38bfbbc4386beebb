import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompanyClient, listCompanyClients } from '#shared/contracts/clients.ts';
import { api } from '../../api/client.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { useDebounced } from '../../kit/list/use-debounced.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { AddClient } from './add-client.tsx';
import { useEndCooperation } from './end-cooperation.tsx';
import { otherSide, type Owner } from './owner.ts';
import { SearchField } from './search-field.tsx';

type Props = { owner: Owner; chosen: string | null; onChoose: (id: string) => void };

/** The companies that the reader's company works with. */
export const Companies = ({ owner, chosen, onChoose }: Props) => {
  const { t } = useTranslation('clients');
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim());
  const role = roleOf(useMe());
  const finds = useMay('performer.list');
  const mayEnd = useMay('client.update');
  /** Null while none are being chosen. */
  const [several, setSeveral] = useState<readonly CompanyClient[] | null>(null);
  const ending = useEndCooperation(() => setSeveral(null));
  const query = { ...owner, ...(name && { name }) };
  const companies = usePages(listCompanyClients, { query }, (page, signal) =>
    api(listCompanyClients, { query: { ...query, page } }, { signal }),
  );
  const first = role === 'ROLE_BUYER' ? 'firstPerformers' : 'firstClients';
  return (
    <>
      <div className="px-gutter flex flex-none flex-wrap items-center gap-2 py-2">
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <ExportMenu list="clients" query={() => query} />
        {mayEnd && several === null && (companies.rows?.length ?? 0) > 1 && (
          <Button size="sm" variant="ghost" onClick={() => setSeveral([])}>
            {t('ending.choose')}
          </Button>
        )}
        {several && (
          <>
            <Button
              size="sm"
              variant="danger-quiet"
              disabled={several.length === 0}
              onClick={() => ending.ask(several)}
            >
              {t('ending.chosen', { count: several.length })}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setSeveral(null)}>
              {t('ending.cancel')}
            </Button>
          </>
        )}
      </div>
      {role === 'ROLE_ADMIN' && owner.vendor_id && <AddClient vendor={owner.vendor_id} onAdded={onChoose} />}
      <Body>
        {!companies.rows && companies.error && <Broken error={companies.error} onRetry={companies.retry} />}
        <ul aria-label={t('list')}>
          {companies.rows?.map((row) => (
            <li key={row.id} className="border-line border-b">
              {several ? (
                <CompanyCheckbox
                  row={row}
                  isChosen={several.some(({ id }) => id === row.id)}
                  onChange={(on) => setSeveral([...several.filter(({ id }) => id !== row.id), ...(on ? [row] : [])])}
                />
              ) : (
                <CompanyButton row={row} isChosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
              )}
            </li>
          ))}
        </ul>
        {companies.rows?.length === 0 && (
          <EmptyState
            kind={name ? 'search' : 'start'}
            title={t(`${name ? 'none' : first}.title`)}
            actions={
              finds &&
              !name && (
                <ButtonLink variant="primary" to={paths.clients.find}>
                  {t('find.title')}
                </ButtonLink>
              )
            }
          >
            {t(`${name ? 'none' : first}.text`)}
          </EmptyState>
        )}
        <ShowMore list={companies} label={t('more')} />
      </Body>
      {ending.dialogs}
    </>
  );
};

const CompanyButton = ({
  row,
  isChosen,
  onChoose,
}: {
  row: CompanyClient;
  isChosen: boolean;
  onChoose: () => void;
}) => (
  <button
    type="button"
    aria-current={isChosen || undefined}
    onClick={onChoose}
    className={cx(
      'px-gutter flex min-h-13 w-full items-center gap-2 py-2 text-left hover:bg-hover',
      isChosen && 'bg-primary-soft',
    )}
  >
    <CompanyText row={row} />
    {isChosen && <Check className="text-primary-text size-4" />}
  </button>
);

const CompanyCheckbox = ({
  row,
  isChosen,
  onChange,
}: {
  row: CompanyClient;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) => (
  <label htmlFor={`ended-${row.id}`} className="px-gutter flex min-h-13 items-center gap-3 py-2">
    <Checkbox id={`ended-${row.id}`} checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
    <CompanyText row={row} />
  </label>
);

const CompanyText = ({ row }: { row: CompanyClient }) => {
  const { t } = useTranslation('clients');
  const { store_ids, stores } = row;
  const more = (store_ids?.length ?? 0) - stores.length;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{otherSide(row).name}</span>
        <span className="text-12 text-ink-3 block truncate">
          {store_ids === null
            ? t('allStores')
            : `${stores.map(({ name }) => name).join(', ')}${more > 0 ? ` +${more}` : ''}`}
        </span>
      </span>
      {!row.active && <Tag tone="warning">{t('inactive')}</Tag>}
    </>
  );
};
