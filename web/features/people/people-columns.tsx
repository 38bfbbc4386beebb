import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listUsers, Person } from '#shared/contracts/people.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { type PeoplePage, peoplePages } from '#shared/domain/people/people-pages.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGetByIds } from '../../api/query.ts';
import { codeNames } from '../../domain/people/code-names.ts';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { PersonName } from './person-name.tsx';
import { MonthHours, NextShift, useWorkload } from './workload.tsx';

type PeopleColumn = Column<Person, SortOf<typeof listUsers>>;

const orNothing = (text: string | null | undefined): ReactNode => (text ? <Cut size="short">{text}</Cut> : nothing);

/**
 * The columns that people of the page's role have. In Russian, the longest language, the widest set of them needs 810 px
 * from lg on, and 1,154 px from xl on. The platform's set has companies, so it has one column less.
 */
export const usePeopleColumns = (
  page: PeoplePage,
  people: readonly Person[],
  onEdit: (person: Person) => void,
): PeopleColumn[] => {
  const { t } = useTranslation('people');
  const wide = useWide('md');
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  const storeName = useFirstStores(people);
  const languageName = codeNames('language');
  const has = scopeRequirements(peoplePages[page]);
  const workload = useWorkload(
    people.map(({ id }) => id),
    has.specialties,
  );
  const storesOf = ({ stores_ids: [first, ...others] }: Person) =>
    [first && storeName(first), others.length > 0 && t('list.more', { others: others.length })]
      .filter(Boolean)
      .join(' ');
  const texts: Record<'company' | 'stores' | 'specialties' | 'contract', PeopleColumn | false> = {
    company: isPlatform &&
      has.company !== null && {
        id: 'company',
        header: t('list.columns.company'),
        cell: ({ company }) => orNothing(company?.name),
        narrow: 'line',
        skeleton: 110,
      },
    stores: has.stores && {
      id: 'stores',
      header: t('list.columns.stores'),
      cell: (person) => orNothing(storesOf(person)),
      narrow: 'line',
      skeleton: 120,
    },
    specialties: has.specialties && {
      id: 'specialties',
      header: t('list.columns.specialties'),
      cell: ({ categories }) => orNothing(categories.map(({ name }) => name).join(', ')),
      narrow: 'line',
      skeleton: 140,
    },
    contract: has.specialties && {
      id: 'contract',
      header: t('list.columns.contract'),
      cell: ({ contract }) => orNothing(contract && t(`list.contract.${contract}`)),
      from: 'xl',
      skeleton: 76,
    },
  };
  const load: PeopleColumn[] = [
    {
      id: 'hours',
      header: t('list.columns.hours'),
      cell: ({ id }) => <MonthHours of={workload(id)} />,
      align: 'end',
      from: isPlatform ? 'xl' : 'lg',
      skeleton: 48,
    },
    {
      id: 'next',
      header: t('list.columns.next'),
      cell: ({ id }) => <NextShift of={workload(id)} />,
      narrow: 'line',
      from: 'lg',
      skeleton: 140,
    },
  ];
  return [
    {
      id: 'name',
      header: t('list.columns.name'),
      sort: 'fio',
      cell: ({ fio }) => <PersonName fio={fio} />,
      narrow: 'title',
      skeleton: 150,
    },
    {
      id: 'contact',
      header: t('list.columns.contact'),
      cell: (person) => <Contact person={person} />,
      narrow: 'line',
      skeleton: 170,
    },
    ...Object.values(texts).filter((column) => column !== false),
    ...(has.specialties ? load : []),
    {
      id: 'languages',
      header: t('list.columns.languages'),
      cell: (person) => orNothing(person.languages.map(languageName).join(', ')),
      from: has.specialties && isPlatform ? 'xxl' : 'xl',
      skeleton: 96,
    },
    {
      id: 'joined',
      header: t('list.columns.joined'),
      sort: 'created_at',
      cell: ({ created_at }) => <span className="figures">{deviceDay(created_at)}</span>,
      align: 'end',
      from: has.specialties ? 'xl' : 'lg',
      skeleton: 76,
    },
    {
      id: 'edit',
      header: t('list.columns.actions'),
      cell: (person) => (
        <Button size={wide ? 'sm' : 'md'} onClick={() => onEdit(person)} className="relative z-1 max-md:mt-2">
          {t('list.edit')}
        </Button>
      ),
      align: 'end',
      fixed: true,
      narrow: 'line',
      skeleton: 60,
    },
  ];
};

/** The phone number calls. The whole row is a link, which lies below it. */
const Contact = ({ person: { email, phone } }: { person: Person }) => {
  const { t } = useTranslation('people');
  if (!email && !phone) return nothing;
  return (
    <span className="text-ink-2 flex flex-wrap items-center gap-x-3 md:flex-col md:items-start md:py-0.5">
      {phone && (
        <PhoneLink
          phone={phone}
          aria-label={t('list.call', { phone: phoneText(phone) })}
          className="text-ink hover:text-primary-text relative z-1"
        >
          <Phone className="text-ink-3 size-3.5" />
          {phoneText(phone)}
        </PhoneLink>
      )}
      {email && <Cut>{email}</Cut>}
    </span>
  );
};

/** The names of the first store of each person; a list shows how many more there are. */
const useFirstStores = (people: readonly Person[]): ((id: string) => string) => {
  const ids = people.flatMap(({ stores_ids: [first] }) => (first === undefined ? [] : [first]));
  const { answers, isPending } = useGetByIds(listStores, ids, (id) => ({ query: { id, per_page: '100' } }));
  const names = new Map(answers.flatMap(({ data }) => data.map(({ id, name }) => [id, name])));
  return (id) => names.get(id) ?? (isPending ? '…' : '—');
};
