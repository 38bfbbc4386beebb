import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listClientStores } from '#shared/contracts/clients.ts';
import { isWithin } from '#shared/domain/clients/cooperation.ts';
import { api } from '../../api/client.ts';
import { useRole } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { useField } from '../../kit/form/fields.tsx';
import { useDebounced } from '../../kit/list/use-debounced.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Switch } from '../../ui/switch.tsx';
import { SearchField } from './search-field.tsx';

type Props = {
  pair: { vendor_id: string; client_id: string };
  /** The stores that are served now. */
  served: string[] | null;
};

/** The field of the served stores: null for all of them, new ones too. */
export const ServedStores = ({ pair, served }: Props) => {
  const { t } = useTranslation('clients');
  const isOwn = useRole() === 'ROLE_VENDOR';
  /** A performer may only give up stores. */
  const within = isOwn ? served : null;
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim());
  const query = { ...pair, per_page: '100', ...(name && { name }) };
  const stores = usePages(listClientStores, { query }, (page, signal) =>
    api(listClientStores, { query: { ...query, page } }, { signal }),
  );
  const { field, error, disabled } = useField('store_ids', {
    label: t('stores'),
    text: (value) => (Array.isArray(value) ? t('storeCount', { count: value.length }) : t('allStores')),
  });
  const chosen = field.value as string[] | null;
  const shown = stores.rows?.map(({ id }) => id).filter((id) => isWithin([id], within)) ?? [];
  const without = (ids: readonly string[]) => (chosen ?? []).filter((id) => !ids.includes(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    field.onChange(isChosen ? [...without(ids), ...ids] : without(ids));
  return (
    <fieldset className="flex flex-col gap-3 py-4">
      <legend className="sr-only">{t('stores')}</legend>
      <p className="text-ink-2 text-pretty">{t(isOwn ? 'storesHelpOwn' : 'storesHelp')}</p>
      <label className="flex min-h-8 items-center gap-2.5 font-medium">
        <Switch
          checked={chosen === null}
          onChange={({ target }) => field.onChange(target.checked ? null : shown)}
          // The first choice is the shown stores, so they have to be there.
          disabled={disabled || !stores.rows || (chosen !== null && within !== null)}
          aria-invalid={error ? true : undefined}
        />
        {t('allStores')}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <SearchField label={t('searchStores')} value={typed} onChange={setTyped} />
        {chosen !== null && !disabled && (
          <>
            <Button size="sm" onClick={() => choose(shown, true)}>
              {t('chooseShown')}
            </Button>
            <Button size="sm" onClick={() => choose(shown, false)}>
              {t('clearShown')}
            </Button>
            <span className="figures text-ink-3">{t('storeCount', { count: chosen.length })}</span>
          </>
        )}
      </div>
      {error && (
        <p role="alert" className="text-12 text-danger-text">
          {error}
        </p>
      )}
      {!stores.rows && stores.error && <Broken error={stores.error} onRetry={stores.retry} />}
      <ul aria-label={t('stores')} className="rounded-3 border-line border empty:hidden">
        {stores.rows?.map(({ id, name: storeName, address }) => (
          <li key={id} className="border-line not-first:border-t">
            <label htmlFor={`served-${id}`} className="flex min-h-13 items-center gap-3 px-4 py-2">
              <Checkbox
                id={`served-${id}`}
                checked={chosen === null || chosen.includes(id)}
                disabled={disabled || chosen === null || !isWithin([id], within)}
                onChange={({ target }) => choose([id], target.checked)}
              />
              <span className="min-w-0">
                <span className="block font-medium">{storeName}</span>
                <span className="text-12 text-ink-3 block">{address}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {stores.rows?.length === 0 && <p className="text-ink-3">{t(name ? 'none.title' : 'noStores')}</p>}
      <ShowMore list={stores} label={t('more')} />
    </fieldset>
  );
};
