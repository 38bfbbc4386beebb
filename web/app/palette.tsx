import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Dialog, DialogPanel } from '@headlessui/react';
import { useQuery } from '@tanstack/react-query';
import { CornerDownLeft, LogOut, Plus, Search, Store, UserRoundCog, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { searchUsers } from '#shared/contracts/people.ts';
import { listShifts, type Shift } from '#shared/contracts/shifts.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { useMay, useMe } from '../api/me.ts';
import type { ApiProblem } from '../api/problem.ts';
import { queryOf } from '../api/query-of.ts';
import { useGet } from '../api/query.ts';
import { ShiftShape } from '../domain/shifts/shift-status.tsx';
import { fetchShifts } from '../features/shifts/queries.ts';
import { useDebounced } from '../kit/list/use-debounced.ts';
import { paths } from '../paths.ts';
import { productTimeZone } from '../ui/days.ts';
import { Scrim } from '../ui/dialog.tsx';
import { shiftTime } from '../ui/format.ts';
import { useLanguage } from '../ui/i18n.ts';
import { Kbd } from '../ui/kbd.tsx';
import { comingWeek } from './coming-week.ts';
import type { menuOf } from './menu-pages.ts';

type Entry = { to: string; icon: ReactNode; text: string; note?: string };

/** The command palette (Ctrl+K): pages, actions, stores, people and shifts of the coming week. */
export default function Palette({ groups, onClose }: { groups: ReturnType<typeof menuOf>; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const fits = ({ text: label, note = '' }: Entry) => foldText(`${label} ${note}`).includes(foldText(text));

  const pages: Entry[] = [
    ...groups.flatMap((group) =>
      group.pages.map(({ label, to, icon: Icon }) => ({
        to,
        icon: <Icon />,
        text: t(`menu.${label}`),
        note: t(`menu.${group.label}`),
      })),
    ),
    ...(groups.some((group) => group.pages.some(({ to }) => to === paths.profile))
      ? []
      : [{ to: paths.profile, icon: <User />, text: t('account.profile') }]),
  ];
  const stores = useStoreEntries(text, fits);
  const people = usePersonEntries(text, fits);
  const shifts = useShiftEntries(text !== '');
  const sources = [stores, people, shifts];
  const isSearching = sources.some((source) => source.isSearching);
  const failure = sources.find((source) => source.failure !== null)?.failure ?? null;
  // Entries from the API come last: what arrives late must not move the option that Enter opens.
  const sections = [
    { title: t('palette.pages'), entries: pages.filter(fits) },
    { title: t('palette.actions'), entries: useActions().filter(fits) },
    { title: t('palette.stores'), entries: stores.entries },
    { title: t('palette.people'), entries: people.entries },
    { title: t('palette.shifts'), entries: shifts.entries.filter(fits).slice(0, 5) },
  ].filter(({ entries }) => entries.length > 0);

  return (
    <Dialog open onClose={onClose} aria-label={t('search')} className="relative z-50">
      <Scrim />
      <DialogPanel className="rounded-4 bg-raised shadow-3 fixed inset-x-3 top-2 mx-auto max-w-160 overflow-hidden md:top-[12vh]">
        <Combobox
          onChange={(to: string | null) => {
            if (to === null) return;
            onClose();
            void navigate(to);
          }}
        >
          <div className="border-line flex h-13 items-center gap-3 border-b px-4">
            <Search />
            <ComboboxInput
              autoFocus
              autoComplete="off"
              aria-label={t('search')}
              placeholder={t('search')}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && onClose()}
              className="text-16 min-w-0 flex-1 bg-transparent outline-none"
            />
            <Kbd>Esc</Kbd>
          </div>
          <ComboboxOptions static className="quiet-scroll max-h-[min(60dvh,26rem)] overflow-y-auto px-2 pb-2">
            {sections.map(({ title, entries }) => (
              <div key={title} role="group" aria-label={title}>
                <p aria-hidden className="text-11 text-ink-3 px-2 pt-2.5 pb-1 font-medium">
                  {title}
                </p>
                {entries.map((entry) => (
                  <ComboboxOption
                    key={entry.to}
                    value={entry.to}
                    className="group rounded-2 data-focus:bg-primary-soft [&>.lucide]:text-ink-3 data-focus:[&>.lucide]:text-primary-text flex min-h-9 cursor-pointer items-center gap-2.5 px-2 pointer-coarse:min-h-11"
                  >
                    {entry.icon}
                    <span className="truncate">
                      {entry.text}
                      {entry.note && <span className="text-ink-3 ml-2">{entry.note}</span>}
                    </span>
                    <CornerDownLeft className="ml-auto size-3.5 opacity-0 group-data-focus:opacity-100" />
                  </ComboboxOption>
                ))}
              </div>
            ))}
            {sections.length === 0 && failure === null && (
              <p className="text-ink-2 px-2 py-6 text-center">
                {isSearching ? t('common:searching') : t('palette.none', { text })}
              </p>
            )}
            {failure !== null && (
              <p role="alert" className="text-danger-text px-2 py-3">
                {failure}
              </p>
            )}
          </ComboboxOptions>
          <p className="border-line bg-sunken text-12 text-ink-3 flex gap-4 border-t px-4 py-2 pointer-coarse:hidden">
            <span className="flex items-center gap-1.25">
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd>
              {t('palette.choose')}
            </span>
            <span className="flex items-center gap-1.25">
              <Kbd>Enter</Kbd>
              {t('palette.open')}
            </span>
          </p>
        </Combobox>
      </DialogPanel>
    </Dialog>
  );
}

const useActions = (): Entry[] => {
  const { t } = useTranslation('shell');
  const mayAddStore = useMay('store.create');
  const me = useMe();
  return [
    ...(mayAddStore ? [{ to: paths.stores.new, icon: <Plus />, text: t('palette.newStore') }] : []),
    ...(me.users.length > 1
      ? [{ to: paths.changeRole(me.id), icon: <UserRoundCog />, text: t('account.changeRole') }]
      : []),
    { to: paths.signOut, icon: <LogOut />, text: t('account.signOut') },
  ];
};

/** Entries from the API. `failure` says in the user's language why there are none. */
type Found = { entries: Entry[]; isSearching: boolean; failure: string | null };
const nothingFound: Found = { entries: [], isSearching: false, failure: null };

type Search<E extends Endpoint> = {
  may: boolean;
  text: string;
  request: (text: string) => Request<E>;
  entriesOf: (answer: Answer<E>) => Entry[];
  fits: (entry: Entry) => boolean;
};

/** What the server finds by the typed text, from two letters on. */
const useFound = <E extends Endpoint>(contract: E, { may, text, request, entriesOf, fits }: Search<E>): Found => {
  const searched = useDebounced(text);
  const enabled = may && searched.length > 1;
  const { data, error, isLoading, isPlaceholderData } = useGet(contract, request(searched), { enabled });
  const isCurrent = searched === text && !isPlaceholderData;
  const isSearching = may && text.length > 1 && (isLoading || !isCurrent);
  if (!enabled) return { ...nothingFound, isSearching };
  const entries = data ? entriesOf(data) : [];
  return {
    // Enter must not open what another text has found.
    entries: isCurrent ? entries : entries.filter(fits),
    isSearching,
    failure: error?.message ?? null,
  };
};

const useStoreEntries = (text: string, fits: Search<typeof listStores>['fits']): Found =>
  useFound(listStores, {
    may: useMay('store.list'),
    text,
    fits,
    request: (name) => ({ query: { name, per_page: '5' } }),
    entriesOf: ({ data }) =>
      data.map(({ id, name, address }) => ({ to: paths.stores.edit(id), icon: <Store />, text: name, note: address })),
  });

const usePersonEntries = (text: string, fits: Search<typeof searchUsers>['fits']): Found =>
  useFound(searchUsers, {
    may: useMay('user.list'),
    text,
    fits,
    request: (typed) => ({ query: { text: typed } }),
    entriesOf: ({ data }) =>
      data
        .slice(0, 5)
        .map(({ id, fio, company, phone }) => ({
          to: paths.people.edit(id),
          icon: <User />,
          text: fio,
          note: [company?.name, phone && phoneText(phone)].filter(Boolean).join(' · '),
        })),
  });

const currentWeek = () => comingWeek(new Date(), productTimeZone);

const useShiftEntries = (enabledBySearch: boolean): Found => {
  const { t } = useTranslation('shell');
  const enabled = useMay('shift.list') && enabledBySearch;
  const week = currentWeek();
  const language = useLanguage();
  const {
    data = [],
    error,
    isLoading,
  } = useQuery<Shift[], ApiProblem>({
    ...queryOf(listShifts, language, 'palette', week),
    queryFn: ({ signal }) => fetchShifts(week, signal),
    enabled,
  });
  return {
    entries: data.map((shift) => ({
      to: paths.shifts.view(shift.id),
      icon: <ShiftShape status={shift.status} />,
      text: `${shiftTime(shift.starts_at, shift.ends_at, shift.store.time_zone)}, ${shift.category.name}`,
      note: `${shift.store.name} · ${shift.staff?.fio ?? t('palette.unfilled')}`,
    })),
    isSearching: isLoading,
    failure: error?.message ?? null,
  };
};
